import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Room } from '#components/illustrations/backdrops.tsx'
import { arches } from '#components/illustrations/like-shapes.ts'
import { ArchWindow } from '#components/illustrations/windows.tsx'

const RISE = 24
const RUN = 27
const STEPS = Array.from({ length: 8 }, (_, index) => index)
const TREADS = STEPS.map((step) => [66 + step * RUN, 306 - (step + 1) * RISE] as const)
/** Two to a tread, up to the rail. */
const BALUSTERS = TREADS.map(([x, y]) => `M${x + 6} ${y}v-50M${x + 20} ${y}v-62`).join('')

/** The stairs, swept, with the lamp lit over them. */
export function Staircase() {
  return (
    <ArchDrawing>
      <Room>
        <ArchWindow x={22} y={112} width={46} height={82} isLit={false} />
        <path d="M17 194h56v7H17z" className="fill-paper" />
        <path d="M178 38h42v32h-42z" className="fill-paper" />
        <path d="M184 44h30v20h-30z" className="fill-sand" />
        <path d="M184 64v-6q8-9 15-3t15-4v13z" className="fill-moss" />
      </Room>
      <path
        d={`M66 306${STEPS.map(() => `v-${RISE}h${RUN}`).join('')}V306z`}
        className="fill-paper"
      />
      <path d="M92 306L282 137" />
      <path d={arches([[190, 226]], 44, 80)} className="fill-moss" />
      <path d={arches([[197, 234]], 30, 64)} />
      <circle cx="227" cy="270" r="2.5" className="fill-orange" />
      {TREADS.map(([x, y]) => (
        <path key={x} d={`M${x - 4} ${y}h${RUN + 4}v5h-${RUN + 4}z`} className="fill-ember" />
      ))}
      <path d={BALUSTERS} />
      <path d="M56 240L282 39v10L56 250z" className="fill-evergreen" />
      <path d="M48 230h18v76H48z" className="fill-paper" />
      <circle cx="57" cy="221" r="8.5" className="fill-evergreen" />
      <Lantern />
      <Basket />
    </ArchDrawing>
  )
}

function Lantern() {
  return (
    <>
      <circle cx="120" cy="96" r="42" className="fill-peach/60" stroke="none" />
      <path d="M120 0v64" />
      <path d="M104 76h32l-5 42h-22z" className="fill-peach" />
      <path d="M100 76q20-24 40 0zM109 118h22l-4 7h-14z" className="fill-evergreen" />
      <path d="M117 118v-14h6v14z" className="fill-paper" />
      <path d="M120 103q-7-6 0-16 7 10 0 16z" className="fill-orange" />
    </>
  )
}

/** Clean linen, on its way up. */
function Basket() {
  return (
    <>
      <path d="M12 296v-9q0-5 5-5h24q5 0 5 5v9z" className="fill-peach" />
      <path d="M14 289h30" />
      <path d="M8 296h42l-5 30H13z" className="fill-sand" />
      <path d="M10 306h38M12 316h34M20 296l2 30M29 296v30M38 296l-2 30" />
    </>
  )
}
