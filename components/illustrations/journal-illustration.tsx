import { ArchDrawing } from './arch-drawing.tsx'
import { Moon, Room } from './backdrops.tsx'
import { arches, crossings, rectangles } from './like-shapes.ts'
import { Cypress } from './trees.tsx'

const DRAWERS = crossings([42, 182], [248, 271, 294])
const KNOBS = [...crossings([70, 210], [257, 280, 303]), [140, 255]] as const

/** The writing desk at the window, with the quarterly open on it. */
export function JournalIllustration() {
  return (
    <ArchDrawing>
      <Room>
        <Window />
        <Portrait />
      </Room>
      <Desk />
      <Lamp />
      <Volumes />
      <Inkstand />
      <Quarterly />
      <Cup />
    </ArchDrawing>
  )
}

function Window() {
  return (
    <>
      <path d={arches([[78, 38]], 124, 168)} className="fill-paper" />
      <path d={arches([[88, 48]], 104, 158)} className="fill-evergreen/40" />
      <path d="M88 150h104v56H88z" className="fill-peach" stroke="none" />
      <Moon x={120} y={62} />
      <path d="M88 182q28-18 56-6t48-8v38H88z" className="fill-moss" />
      <Cypress x={174} y={200} height={70} />
      <path d={arches([[88, 48]], 104, 158)} />
      <path d="M140 48v158M88 100h104M88 150h104" />
      <path d="M70 204h140v8H70z" className="fill-sand" />
    </>
  )
}

/** Of whoever began the house. */
function Portrait() {
  return (
    <>
      <path d="M42 112l-8 6M42 112l8 6" />
      <ellipse cx="42" cy="140" rx="19" ry="24" className="fill-ember" />
      <ellipse cx="42" cy="140" rx="13" ry="18" className="fill-paper" />
      <path
        d="M31.2 150q3-6 8-7-5-6-1-12 5-4 9 0 1 2 0 4l2 4-2 1q0 4-3 4 7 1 8.6 6a13 18 0 0 1-21.6 0z"
        className="fill-evergreen"
        stroke="none"
      />
    </>
  )
}

function Desk() {
  return (
    <>
      <path d="M126 290h28l-4 30h-20z" className="fill-peach" />
      <path d="M128 300h24M129 310h22" />
      <path d="M130 290q0-10 9-8 9-4 11 8z" className="fill-paper" />
      <path d="M36 242h68v78H36zM176 242h68v78h-68zM104 242h72v22h-72z" className="fill-moss" />
      <path d={rectangles(DRAWERS, 56, 18)} className="fill-evergreen" />
      <path d="M110 247h60v16h-60z" className="fill-evergreen" />
      {KNOBS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" className="fill-orange" />
      ))}
      <path d="M28 232h224v10H28z" className="fill-sand" />
    </>
  )
}

function Lamp() {
  return (
    <>
      <circle cx="224" cy="168" r="44" className="fill-peach/60" stroke="none" />
      <path d="M224 226v-52" strokeWidth="3" />
      <path d="M196 174q2-30 28-32 26 2 28 32z" className="fill-orange" />
      <path d="M221 142v-6h6v6M210 232q2-7 14-7t14 7z" className="fill-evergreen" />
      <path d="M239 174v14" />
      <circle cx="239" cy="190" r="2" className="fill-orange" />
    </>
  )
}

function Volumes() {
  return (
    <>
      <path d="M34 232v-44h12v44zM58 232v-48h11v48z" className="fill-evergreen" />
      <path d="M46 232v-37h12v37z" className="fill-ember" />
      <path d="M77 232l-8-36 9-2 8 36z" className="fill-peach" />
      <path d="M37 196h6M37 201h6M49 203h6M49 224h6M61 192h5M61 224h5" className="stroke-peach" />
    </>
  )
}

function Inkstand() {
  return (
    <>
      <path d="M93 222q-7-30 8-50 10 28-8 50z" className="fill-paper" />
      <path d="M93 224q0-26 6-40" />
      <path d="M89 226v-7h8v7" className="fill-paper" />
      <path d="M84 232v-5q0-3 3-3h12q3 0 3 3v5z" className="fill-evergreen" />
    </>
  )
}

function Quarterly() {
  return (
    <>
      <path d="M102 232l10-38h60l10 38z" className="fill-ember" />
      <path
        d="M142 196q-13-8-28-2l-7 29q18-5 35 3zM142 196q13-8 28-2l7 29q-18-5-35 3z"
        className="fill-paper"
      />
      <path
        d="M118 201q9-2 17 1M116 208q9-2 19 1M114 215q10-2 20 1M149 203q8-3 17-2M149 210q9-3 19-2M150 217q10-3 20-1"
        className="stroke-evergreen/40"
      />
    </>
  )
}

function Cup() {
  return (
    <>
      <path d="M201 219q6-1 5 3t-6 4" />
      <path d="M186 216h15l-2 10q-1 3-4 3h-3q-3 0-4-3z" className="fill-paper" />
      <path d="M183 229h21l-3 3h-15z" className="fill-paper" />
      <path d="M191 211q-3-4 0-7t0-7" />
    </>
  )
}
