import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Room } from '#components/illustrations/backdrops.tsx'
import { crossings, rectangles } from '#components/illustrations/like-shapes.ts'

const DOORS = crossings([62, 148], [226, 262])
const TILES = [76, 96, 116, 136, 156, 176, 196]

/** The kitchen range, with the kettle on. */
export function KitchenRange() {
  return (
    <ArchDrawing>
      <Room>
        <path d="M46 118h188v188H46z" className="fill-paper" />
        <path
          d={`M46 136h188M46 156h188M46 176h188${TILES.map((x) => `M${x} 118v84`).join('')}`}
          className="stroke-evergreen/30"
        />
      </Room>
      <Shelf />
      <path d="M54 214h172v84H54z" className="fill-moss" />
      <path d={rectangles(DOORS, 70, 28)} className="fill-evergreen" />
      <path
        d="M72 240h16M192 240h16M72 276h16M192 276h16"
        className="stroke-paper"
        strokeWidth="3"
      />
      <circle cx="140" cy="240" r="6" className="fill-paper" />
      <path d="M140 240l3-3" />
      <path d="M136 264h8v26h-8z" className="fill-orange" />
      <path d="M48 202h184v12H48z" className="fill-sand" />
      <path d="M58 298h164v10H58z" className="fill-evergreen" />
      <Towel />
      <Pots />
    </ArchDrawing>
  )
}

function Shelf() {
  return (
    <>
      <path d="M84 108a15 15 0 0 1 30 0z" className="fill-paper" />
      <circle cx="99" cy="88" r="18" className="fill-paper" />
      <circle cx="99" cy="88" r="11" className="fill-moss" />
      <path d="M62 108V88h16v20zM60 82h20v6H60z" className="fill-peach" />
      <path d="M132 108q-6-10 0-22l3-10h14l3 10q6 12 0 22z" className="fill-evergreen" />
      <path d="M153 84q12 0 11 10t-10 9" />
      <path
        d="M178 108V76h18v32zM176 70h22v6h-22zM202 108V90h16v18zM200 85h20v5h-20z"
        className="fill-sand"
      />
      <path d="M40 108h200v10H40z" className="fill-sand" />
      <path d="M96 118v8h88v-8" />
      <path d="M118 126v22M140 126v14M164 126v16" />
      <path d="M109 148h18a9 9 0 0 1-18 0z" className="fill-peach" />
      <circle cx="140" cy="150" r="10" className="fill-orange" />
      <path d="M159 142h10v14q-5 6-10 0z" className="fill-paper" />
    </>
  )
}

function Towel() {
  return (
    <>
      <path d="M58 220h164" className="stroke-paper" strokeWidth="3" />
      <path d="M166 219h30v36h-30z" className="fill-peach" />
      <path d="M166 245h30M166 249h30" />
    </>
  )
}

function Pots() {
  return (
    <>
      <path d="M74 202v-24h50v24z" className="fill-evergreen" />
      <path d="M68 178h62M74 188h-8v-5h8M124 188h8v-5h-8" />
      <path d="M72 178q27-18 54 0z" className="fill-sand" />
      <circle cx="99" cy="167" r="3" className="fill-orange" />
      <path d="M158 190l-14-16h8l12 8" className="fill-peach" />
      <path d="M160 202q-6-32 24-34 30 2 24 34z" className="fill-peach" />
      <path d="M166 172q0-18 18-18t18 18" />
      <path d="M172 171q12-7 24 0M184 168v-3" />
    </>
  )
}
