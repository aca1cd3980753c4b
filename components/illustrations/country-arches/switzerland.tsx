import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, Ground, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { crossings, rectangles } from '#components/illustrations/like-shapes.ts'
import { Fir } from '#components/illustrations/trees.tsx'

const FIRS = [
  { x: 22, height: 92 },
  { x: 50, height: 66 },
  { x: 262, height: 84 },
]

/** A chalet under the mountain. */
export function Switzerland() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={58} y={72} />
      <Mountain />
      <path d="M-2 266q60-40 120-22t164-12v90H-2z" className="fill-moss" />
      {FIRS.map((fir) => (
        <Fir key={fir.x} y={306} {...fir} />
      ))}
      <Chalet />
      <Ground y={306} />
      <path d="M126 306h44l22 46h-92z" className="fill-sand" />
    </ArchDrawing>
  )
}

function Mountain() {
  return (
    <>
      <path d="M-2 262l40-62 30 34M222 208l28-26 34 40v54" className="fill-evergreen/40" />
      <path
        d="M10 286l62-104 34-40 36-76q5-10 13-6l11 12 20 60 26 36 64 118z"
        className="fill-paper"
      />
      <path
        d="M155 60l11 12 20 60 26 36 64 118H172l-16-60 12-32-22-34 12-36-10-44z"
        className="fill-evergreen/40"
      />
      <path d="M106 142l14 10 4 20M72 182l22 8 8 22" />
    </>
  )
}

function Chalet() {
  return (
    <>
      <path d="M182 196v-46h16v56" className="fill-sand" />
      <path d="M92 306V206l56-42 56 42v100z" className="fill-peach" />
      <path d="M92 266h112v40H92z" className="fill-paper" />
      <path d="M72 214l76-60 76 60v12l-76-58-76 58z" className="fill-ember" />
      <path d={rectangles(crossings([134, 150], [188]), 12, 16)} className="fill-evergreen" />
      <path
        d={rectangles(
          [
            [106, 218],
            [138, 218],
            [170, 218],
          ],
          20,
          20,
        )}
        className="fill-evergreen"
      />
      <path d="M116 218v20M148 218v20M180 218v20" className="stroke-peach" />
      <path d="M84 244h128v8H84zM84 260h128v6H84z" className="fill-ember" />
      <path d="M92 252v8M104 252v8M116 252v8M128 252v8M140 252v8M152 252v8M164 252v8M176 252v8M188 252v8M200 252v8" />
      <path d="M138 306v-32h22v32z" className="fill-evergreen" />
      <path
        d={rectangles(
          [
            [104, 276],
            [174, 276],
          ],
          20,
          18,
        )}
        fill={LAMP}
      />
      <path d="M114 276v18M184 276v18" />
    </>
  )
}
