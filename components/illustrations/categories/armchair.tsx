import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Moon, Room } from '#components/illustrations/backdrops.tsx'
import { arches } from '#components/illustrations/like-shapes.ts'

/** An armchair and a lamp by the window. */
export function Armchair() {
  return (
    <ArchDrawing>
      <Room>
        <Window />
      </Room>
      <Lamp />
      <g transform="translate(-14)">
        <Chair />
      </g>
      <Table />
      <Cat />
    </ArchDrawing>
  )
}

function Window() {
  return (
    <>
      <path d={arches([[48, 66]], 72, 172)} className="fill-evergreen" />
      <Moon x={86} y={80} />
      <path d="M84 66v172M48 106h72M48 150h72M48 194h72" className="stroke-moss" />
      <path
        d="M36 60h30q2 70-16 122 4 30 2 56H36zM132 60h-30q-2 70 16 122-4 30-2 56h16z"
        className="fill-peach"
      />
      <path d="M33 58h102" strokeWidth="4" />
      <path d="M48 182H36M120 182h12" className="stroke-ember" strokeWidth="3" />
      <path d="M36 238h96v8H36z" className="fill-paper" />
    </>
  )
}

function Lamp() {
  return (
    <>
      <circle cx="238" cy="142" r="48" className="fill-peach/60" stroke="none" />
      <path d="M238 156v154" strokeWidth="3" />
      <path d="M224 120h28l14 38h-56z" className="fill-orange" />
      <path d="M222 158v12" />
      <path d="M224 312h28l-6-8h-16z" className="fill-evergreen" />
    </>
  )
}

function Chair() {
  return (
    <>
      <path d="M142 306l-2 18M214 306l2 18" strokeWidth="4" />
      <path d="M138 286v-88q0-34 40-34t40 34v88z" className="fill-moss" />
      <path d="M138 192q-12 4-10 24l10 26zM218 192q12 4 10 24l-10 26z" className="fill-moss" />
      <path d="M146 256v-50q0-28 32-28t32 28v50z" className="stroke-evergreen" />
      <path d="M146 252h64v20h-64z" className="fill-evergreen" />
      <path d="M146 272h64v36h-64z" className="fill-moss" />
      <path
        d="M122 308v-60q0-12 12-12t12 12v60zM210 308v-60q0-12 12-12t12 12v60z"
        className="fill-moss"
      />
      <path d="M206 244q16-16 32 0v40l-6-4-7 4-6-4-7 4-6-4z" className="fill-peach" />
      <path d="M206 268h32M206 274h32" />
    </>
  )
}

function Table() {
  return (
    <>
      <path d="M82 272v44M70 318q12-12 24 0" />
      <path d="M60 266h44v6H60z" className="fill-paper" />
      <path d="M66 266v-5h24v5z" className="fill-ember" />
      <path d="M71 261v-12h14v12zM85 252q7 0 6 5t-6 4" className="fill-paper" />
      <path d="M78 244q-4-4 0-8t0-8" />
    </>
  )
}

function Cat() {
  return (
    <path
      d="M34 336c-4-14 0-22 6-26l-2-12 6 5h6l6-5-2 12c6 6 8 16 6 24 8-2 9-10 7-16 7 6 5 18-9 18z"
      className="fill-ink"
    />
  )
}
