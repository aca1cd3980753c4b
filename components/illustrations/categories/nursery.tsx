import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Moon, Room } from '#components/illustrations/backdrops.tsx'
import { spokes } from '#components/illustrations/like-shapes.ts'
import { ArchWindow } from '#components/illustrations/windows.tsx'

const WHEELS = [108, 186]

/** A pram under the nursery window. */
export function Nursery() {
  return (
    <ArchDrawing>
      <Room>
        <ArchWindow x={42} y={56} width={66} height={100} isLit={false} />
        <Moon x={62} y={72} />
        <path d="M75 56v100M42 89h66" />
        <path d="M36 156h78v8H36z" className="fill-paper" />
        <Mobile />
      </Room>
      <Pram />
      <circle cx="244" cy="312" r="13" className="fill-orange" />
      <path d="M232 307q12 8 24 0" />
      <path d="M26 304h20v20H26zM30 284h20v20H30z" className="fill-peach" />
      <path d="M40 289l5 10H35zM32 314h8" />
    </ArchDrawing>
  )
}

function Mobile() {
  return (
    <>
      <path d="M192 0v52M164 60q28-16 56 0M166 59v22M192 53v38M218 59v18" />
      <path d="M166 79l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" className="fill-orange" />
      <circle cx="192" cy="100" r="9" className="fill-paper" />
      <path d="M207 89l11-12 11 12v14h-22z" className="fill-moss" />
      <path d="M215 103v-7h6v7" className="fill-peach" />
    </>
  )
}

function Pram() {
  return (
    <>
      <path d="M84 222C56 216 56 190 36 180" strokeWidth="3" />
      <path d="M38 181l-14-7" strokeWidth="7" />
      <path
        d="M97 180a5 5 0 1 1 7-7q6-3 12 0a5 5 0 1 1 7 7q3 16-13 20-16-4-13-20z"
        className="fill-sand"
      />
      <path d="M105 182v1M115 182v1M108 189h4" />
      <path d="M72 198c8-14 40-18 76-8v10H72z" className="fill-peach" />
      <path d="M148 198v-72a72 72 0 0 1 72 72z" className="fill-moss" />
      <path d="M148 198l36-62.4M148 198l62.4-36" />
      <path d="M148 126c-12 4-18 14-15 24l7 48h8z" className="fill-paper" />
      <path d="M68 198h154c-2 36-26 60-64 60h-26c-36 0-62-26-64-60z" className="fill-evergreen" />
      <path d="M80 212h128" className="stroke-peach" />
      <path d="M108 284c-2-22 14-20 39-20s41-2 39 20M128 258l-6 7M166 258l6 7" />
      {WHEELS.map((x) => (
        <g key={x}>
          <circle cx={x} cy="292" r="28" className="fill-paper" />
          <circle cx={x} cy="292" r="23" />
          <path d={spokes(x, 292, 23, 10)} />
          <circle cx={x} cy="292" r="5" className="fill-orange" />
        </g>
      ))}
    </>
  )
}
