import { arches, crossings, rectangles, strokes } from './like-shapes.ts'
import { LineDrawing } from './line-drawing.tsx'

interface EmptyIllustrationProps {
  /** No keys on the board, for people and places of work; nothing on the tray, for the rest. */
  kind?: 'hooks' | 'tray'
}

const HOOKS = [...crossings([76, 116], [36]), ...crossings([44, 80, 116, 152], [82])] as const

export function EmptyIllustration({ kind = 'hooks' }: EmptyIllustrationProps) {
  return (
    <LineDrawing width={200} height={150} className="w-40 stroke-[1.5] sm:w-50">
      {kind === 'hooks' ? <HookBoard /> : <Tray />}
    </LineDrawing>
  )
}

function HookBoard() {
  return (
    <>
      <path d={arches([[14, 4]], 172, 132)} className="fill-moss" />
      <path d={arches([[24, 14]], 152, 112)} className="fill-paper" />
      <path d="M8 136h184v8H8z" className="fill-sand" />
      <path d={strokes(HOOKS, 'v12a5 5 0 0 0 10 0v-3')} />
      {HOOKS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" className="fill-orange" />
      ))}
      <path
        d={rectangles(
          HOOKS.map(([x, y]) => [x - 6, y + 20]),
          16,
          7,
        )}
        className="fill-peach"
      />
    </>
  )
}

function Tray() {
  return (
    <>
      <path d={arches([[44, 4]], 112, 140)} className="fill-evergreen/25" />
      <path d="M68 80l56 61M132 80l-56 61" strokeWidth="7" />
      <path d="M68 80l56 61M132 80l-56 61" strokeWidth="4" className="stroke-peach" />
      <circle cx="100" cy="115" r="3.5" className="fill-orange" />
      <path d="M30 74q-18-2-16-10t22 0M170 74q18-2 16-10t-22 0" className="fill-orange" />
      <path d="M20 72v6a80 19 0 0 0 160 0v-6z" className="fill-evergreen" />
      <ellipse cx="100" cy="72" rx="80" ry="19" className="fill-moss" />
      <ellipse cx="100" cy="74" rx="66" ry="12" className="fill-paper" />
      <path d="M8 144h184" />
    </>
  )
}
