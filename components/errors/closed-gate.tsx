import type { ReactNode } from 'react'
import { arches, rectangles, strokes } from '#components/illustrations/like-shapes.ts'
import { LineDrawing } from '#components/illustrations/line-drawing.tsx'

/** Of the left leaf. */
const BARS = Array.from({ length: 7 }, (_, index) => 62 + index * 14)
/** Between the stones of the arch. */
const JOINTS = Array.from({ length: 10 }, (_, index) => {
  const angle = ((index + 1) * Math.PI) / 11
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return `M${Math.round(160 - 114 * x)} ${Math.round(150 - 114 * y)}L${Math.round(160 - 144 * x)} ${Math.round(150 - 144 * y)}`
}).join('')
const TIPS = BARS.map((x) => [x, barTop(x)] as const)

/** A garden gate in its arch, on the ground that is the foot of the page; shut until somebody is about to go home; there they are in. */
export function ClosedGate() {
  return (
    <LineDrawing
      width={320}
      height={360}
      className="w-full max-w-80 max-sm:mx-auto stroke-[1.5] print:hidden lg:ml-auto lg:max-w-100 lg:stroke-[1.2]"
    >
      <path d={arches([[16, 6]], 288, 346)} className="fill-sand" />
      <path d={JOINTS} />
      <path d="M16 206h32M16 262h32M16 310h32M272 206h32M272 262h32M272 310h32" />
      <path d={arches([[46, 36]], 228, 316)} className="fill-paper" />
      <path d={arches([[46, 36]], 228, 316)} className="fill-evergreen/25" />
      <path d="M46 216h228v136H46z" className="fill-peach" fillOpacity=".45" stroke="none" />
      <path
        d="M206 76a15 15 0 1 0 14 22 12.5 12.5 0 1 1-14-22z"
        className="fill-sand"
        stroke="none"
      />
      <Beyond />
      <Gate />
      <path d="M139 3h42l-6 38h-30z" className="fill-paper" />
      <path d="M.6 352h318.8v8H.6z" className="fill-moss" />
      <Cat />
    </LineDrawing>
  )
}

function Beyond() {
  return (
    <>
      <path d="M46 258q50-30 110-16t118-14v124H46z" className="fill-moss" />
      <path d="M122 138v-26h16v26M186 138v-26h16v26" className="fill-ember" />
      <path d="M98 164l18-34h92l18 34z" className="fill-evergreen" />
      <path d="M108 170h108v84H108z" className="fill-paper" />
      <path d="M94 162h136v8H94z" className="fill-sand" />
      <path
        d={rectangles(
          [
            [118, 178],
            [186, 178],
            [186, 216],
          ],
          20,
          26,
        )}
        className="fill-evergreen unlit"
      />
      <path
        d={rectangles(
          [
            [152, 178],
            [118, 216],
          ],
          20,
          26,
        )}
        className="fill-peach"
      />
      <path d={arches([[150, 212]], 24, 42)} className="fill-orange" />
      <path d="M150 254h24l44 98H104z" className="fill-sand" />
    </>
  )
}

function Gate() {
  return (
    <>
      <Leaf>
        <path d="M148 254h24v32h-24z" className="fill-evergreen" />
        <circle cx="160" cy="266" r="4" className="fill-orange" />
        <path d="M160 269v8" className="stroke-orange" strokeWidth="3" />
      </Leaf>
      <g transform="matrix(-1 0 0 1 320 0)">
        <Leaf />
      </g>
    </>
  )
}

/** Hung on the left, where it turns. */
function Leaf({ children }: { children?: ReactNode }) {
  return (
    <g className="leaf">
      <path d={strokes(TIPS, 'l-3-6 3-7 3 7z')} className="fill-ink" />
      <path d={TIPS.map(([x, y]) => `M${x} 352V${y}`).join('')} />
      <path d="M48 226q56-2 112-44" strokeWidth="3" />
      <path d="M50 352V206M159 352V174M48 262h111M48 278h111M48 340h111" strokeWidth="3" />
      {children}
    </g>
  )
}

function Cat() {
  return (
    <path
      d="M226 352c-4-14 0-22 6-26l-2-12 6 5h6l6-5-2 12c6 6 8 16 6 24 8-2 9-10 7-16 7 6 5 18-9 18z"
      className="fill-ink"
    />
  )
}

/** The bars rise to where the leaves meet. */
function barTop(x: number): number {
  return Math.round(214 - 44 * (1 - Math.abs(x - 160) / 112))
}
