import { ArchDrawing } from './arch-drawing.tsx'
import { Room } from './backdrops.tsx'
import { rectangles } from './like-shapes.ts'

const BELLS = [58, 99, 140, 181, 222]
const RINGING = 181
const PEGS = [64, 110, 156, 202, 247]

/** The board of bells over the hall bench: somebody rings, and a case is packed. */
export function VacanciesIllustration() {
  return (
    <ArchDrawing>
      <Room />
      <path d="M36 72h208v26H36z" className="fill-peach" />
      <path d="M29 65h222v8H29z" className="fill-sand" />
      <path
        d={rectangles(
          BELLS.map((x) => [x - 13, 79]),
          26,
          12,
        )}
        className="fill-paper"
      />
      <path d={BELLS.map((x) => `M${x} 98v12`).join('')} strokeWidth="3" />
      {BELLS.map((x) => (
        <Bell key={x} x={x} isRinging={x === RINGING} />
      ))}
      <path d="M171 133q-5 8-3 17M164 136q-4 7-2 14M183 161q8 2 16-2" className="stroke-ember" />
      <path d="M24 166h232v11H24z" className="fill-moss" />
      <Coat />
      <Umbrella />
      {PEGS.map((x) => (
        <circle key={x} cx={x} cy="171.5" r="3.5" className="fill-peach" />
      ))}
      <Bench />
      <Luggage />
    </ArchDrawing>
  )
}

/** On its coiled spring. */
function Bell({ x, isRinging }: { x: number; isRinging: boolean }) {
  return (
    <g transform={isRinging ? `rotate(-19 ${x} 110)` : undefined}>
      <path d={`M${x} 110a2.5 2.5 0 0 1 5 0a5 5 0 0 1-10 0a8 8 0 0 1 16 0q0 9-8 17`} />
      <path
        d={`M${x - 10} 149q5-5 5-14a8 8 0 0 1 16 0q0 9 5 14z`}
        className={isRinging ? 'fill-orange' : 'fill-moss'}
      />
      <path d={`M${x} 150a3 3 0 0 0 6 0z`} className="fill-ink" />
    </g>
  )
}

function Coat() {
  return (
    <>
      <path d="M60 188v-15q4-8 8 0v15" />
      <path
        d="M56 186l-10 5q-6 3-7 13l-5 54h12l3-20-3 46h36l-3-46 3 20h12l-5-54q-1-10-7-13l-10-5z"
        className="fill-evergreen"
      />
      <path d="M49 238l2-30M79 238l-2-30M64 224v60" className="stroke-moss" />
      <path d="M71 234v.1M71 248v.1M71 262v.1" className="stroke-peach" strokeWidth="4" />
      <path d="M56 194l1 42h9v-42zM64 194l2 28h8l-1-30z" className="fill-peach" />
      <path d="M55 187q9-8 18 0l2 7q-11 10-22 0z" className="fill-peach" />
      <path d="M57 230h9M66 216h8" />
    </>
  )
}

function Umbrella() {
  return (
    <>
      <path d="M241 262V173a6 6 0 0 1 12 0v6" strokeWidth="3" />
      <path d="M237 200h8l3 42-7 14-7-14z" className="fill-evergreen" />
    </>
  )
}

function Bench() {
  return (
    <>
      <path d="M112 276h10l-2 44h-6zM230 276h10l-2 44h-6z" className="fill-moss" />
      <path d="M104 266h144v10H104z" className="fill-sand" />
    </>
  )
}

/** With the hat and the gloves. */
function Luggage() {
  return (
    <>
      <path d="M184 224v-8h22v8" strokeWidth="3" />
      <path d="M160 266v-42h70v42z" className="fill-ember" />
      <path d="M170 224h8v42h-8zM212 224h8v42h-8z" className="fill-peach" />
      <path d="M118 262q-4-26 14-26t14 26z" className="fill-evergreen" />
      <path d="M117 256h30v6h-30z" className="fill-peach" />
      <path d="M108 260q24 6 48 0-2 6-10 6h-28q-8 0-10-6z" className="fill-evergreen" />
      <Glove x={180} y={220} />
      <Glove x={190} y={222} />
    </>
  )
}

function Glove({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path
        d={`M${x} ${y}h14v8q6 3 5 11a2 2 0 0 1-4 0l-1-4v9a2.3 2.3 0 0 1-4.6 0v2a2.3 2.3 0 0 1-4.7 0v-1a2.3 2.3 0 0 1-4.7 0z`}
        className="fill-paper"
      />
      <path d={`M${x} ${y + 6}h14M${x + 4.7} ${y + 25}v-6M${x + 9.4} ${y + 25}v-6`} />
    </>
  )
}
