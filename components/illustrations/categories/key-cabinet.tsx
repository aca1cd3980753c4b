import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Room } from '#components/illustrations/backdrops.tsx'
import { crossings, strokes } from '#components/illustrations/like-shapes.ts'

const KEYS = [
  [126, 84],
  [154, 84],
  ...crossings([102, 127, 178], [120]),
  ...crossings([102, 153, 178], [160]),
] as const
const TAGGED = [
  [153, 120],
  [127, 160],
] as const

/** The key cabinet open, over the table where the house is run from. */
export function KeyCabinet() {
  return (
    <ArchDrawing>
      <Room />
      <path
        d="M80 112v104l-34 10V52q8 40 34 60zM200 112v104l34 10V52q-8 40-34 60z"
        className="fill-moss"
      />
      <path d="M72 126v82l-18 5V84q7 28 18 42zM208 126v82l18 5V84q-7 28-18 42z" />
      <path d="M80 216V112a60 60 0 0 1 120 0v104z" className="fill-evergreen" />
      <path d="M88 208V112a52 52 0 0 1 104 0v96z" className="fill-paper" />
      <path d="M96 156h88M96 116h88M114 80h52M88 194h104" className="stroke-evergreen/30" />
      <circle cx="140" cy="70" r="2" className="fill-ink" />
      <Keys />
      <Table />
    </ArchDrawing>
  )
}

function Keys() {
  return (
    <>
      <path d={strokes(KEYS, 'm0-4v4m0 10v18m0-2h5m-5-5h4')} />
      {KEYS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y + 5} r="5" className="fill-peach" />
      ))}
      {TAGGED.map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 4}v6l-6 6v16h12V${y + 8}l-6-6`} className="fill-orange" />
      ))}
    </>
  )
}

function Table() {
  return (
    <>
      <path d="M36 272h10l-2 48h-6zM234 272h10l-2 48h-6z" className="fill-moss" />
      <path d="M36 258h208v20H36z" className="fill-moss" />
      <path d="M104 261h72v14h-72z" className="fill-evergreen" />
      <circle cx="140" cy="268" r="2.5" className="fill-orange" />
      <path d="M28 250h224v8H28z" className="fill-sand" />
      <path d="M80 250v-6q16-8 32 0 16-8 32 0v6z" className="fill-paper" />
      <path d="M112 244v6M86 245q10-3 20 0M118 245q10-3 20 0" />
      <path d="M182 246a15 15 0 0 1 30 0z" className="fill-orange" />
      <path d="M178 246h38v4h-38zM197 231v-4" className="fill-evergreen" />
      <path d="M54 250v-12h10v12zM59 238l9-22" className="fill-evergreen" />
    </>
  )
}
