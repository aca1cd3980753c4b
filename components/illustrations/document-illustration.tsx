import { ArchDrawing } from './arch-drawing.tsx'
import { Room } from './backdrops.tsx'
import { arches, crossings, rectangles, strokes } from './like-shapes.ts'

const VOLUMES = crossings([84, 99, 114, 129, 144], [70])

/** A deed and a sealed letter on the hall table, and the key that goes with them. */
export function DocumentIllustration() {
  return (
    <ArchDrawing>
      <Room>
        <path d={arches([[46, 28]], 188, 194)} className="fill-paper" />
        <path d={arches([[56, 38]], 168, 184)} className="fill-evergreen" />
        <path d={rectangles(VOLUMES, 15, 42)} className="fill-ember" />
        <path d={strokes(VOLUMES, 'm4 9h7m-7 24h7')} className="stroke-peach" />
        <path d="M169 112l-10-39 12-3 10 39z" className="fill-peach" />
        <path d="M188 112V95h26v17z" className="fill-moss" />
        <path d="M188 101h26M201 101v4" className="stroke-peach" />
        <path d="M56 112h168v8H56z" className="fill-sand" />
      </Room>
      <Table />
      <Papers />
      <Books />
      <Candle />
    </ArchDrawing>
  )
}

function Table() {
  return (
    <>
      <path d="M68 268h10l-2 52h-6zM202 268h10l-2 52h-6z" className="fill-moss" />
      <path d="M64 248h152v22H64z" className="fill-moss" />
      <path d="M100 251h80v16h-80z" className="fill-evergreen" />
      <path d="M140 258q-9 8-3 18M140 258q9 8 3 18" className="stroke-orange" />
      <circle cx="140" cy="258" r="3" className="fill-orange" />
      <path d="M138 288v24h4v-4h8v-4h-5v-3h5v-4h-8v-9z" className="fill-peach" />
      <circle cx="140" cy="282" r="8" className="fill-peach" />
      <circle cx="140" cy="282" r="3" className="fill-sand" />
      <path d="M54 238h172v10H54z" className="fill-sand" />
    </>
  )
}

function Papers() {
  return (
    <>
      <path d="M100 238l-7-102 50-4 14 12 6 94z" className="fill-paper" />
      <path d="M143 132l1 13 13-1z" className="fill-sand" />
      <path d="M103 150l26-2" strokeWidth="3" />
      <path d="M103 160l46-3M104 168l46-3M105 176l45-3" className="stroke-evergreen/40" />
      <path d="M106 238v-54h82v54z" className="fill-sand" />
      <path d="M106 184l41 30 41-30M106 238l30-32M188 238l-30-32" />
      <circle cx="147" cy="213" r="11" className="fill-orange" />
      <circle cx="147" cy="213" r="6" className="stroke-ember" />
    </>
  )
}

/** With the glasses to read it by. */
function Books() {
  return (
    <>
      <path d="M60 238v-9h44v9z" className="fill-peach" />
      <path d="M64 229v-9h36v9z" className="fill-moss" />
      <path d="M66 212q-3-4 0-8M98 212q3-4 0-8" />
      <circle cx="74" cy="212" r="8" className="fill-paper" />
      <circle cx="92" cy="212" r="8" className="fill-paper" />
      <path d="M81 208q2-2 4 0" />
      <path d="M71 213l4-4M89 213l4-4" className="stroke-evergreen/40" />
    </>
  )
}

function Candle() {
  return (
    <>
      <path d="M205 165v-7M194 171l-6-5M216 171l6-5" className="stroke-peach" />
      <path d="M200 230v-36h10v36z" className="fill-paper" />
      <path d="M205 194v-6" />
      <path d="M205 190q-8-8 0-20 8 12 0 20z" className="fill-orange" />
      <path d="M216 232q8-2 7 2t-7 3" />
      <path d="M192 238l-2-8h30l-2 8z" className="fill-peach" />
    </>
  )
}
