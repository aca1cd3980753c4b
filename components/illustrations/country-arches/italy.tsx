import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, Ground, Hills, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { arches, crossings, rectangles } from '#components/illustrations/like-shapes.ts'
import { Cypress } from '#components/illustrations/trees.tsx'

/** A cathedral dome beyond the loggia of a villa. */
export function Italy() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={200} y={56} />
      <Hills />
      <BellTower />
      <Cathedral />
      <path d="M-2 268q70-34 140-10t144-14v70H-2z" className="fill-moss" />
      <Villa />
      <Cypress x={30} y={308} height={110} />
      <Cypress x={58} y={308} height={84} />
      <StonePine />
      <Ground y={308} />
      <path d="M184 308h44l-38 44H96z" className="fill-sand" />
    </ArchDrawing>
  )
}

function BellTower() {
  return (
    <>
      <path d="M46 262V116h32v146z" className="fill-paper" />
      <path d="M42 108h40v8H42zM46 150h32M46 190h32" className="fill-sand" />
      <path d="M42 108l20-16 20 16z" className="fill-ember" />
      <path d={arches(crossings([51, 64], [122, 158]), 9, 22)} className="fill-evergreen" />
    </>
  )
}

function Cathedral() {
  return (
    <>
      <path d="M88 262v-62h120v62z" className="fill-paper" />
      <path d="M102 200v-26h92v26z" className="fill-sand" />
      <path d="M96 174c2-44 22-76 52-84 30 8 50 40 52 84z" className="fill-ember" />
      <path d="M148 90c-16 16-26 48-26 84M148 90c16 16 26 48 26 84" className="stroke-paper" />
      <path d="M94 174h108v6H94z" className="fill-paper" />
      <path d="M139 90V74h18v16z" className="fill-paper" />
      <path d="M136 74l12-18 12 18zM148 56v-8" className="fill-ember" />
      <path
        d="M120 190a5 5 0 1 0 .1 0M148 190a5 5 0 1 0 .1 0M176 190a5 5 0 1 0 .1 0"
        className="fill-evergreen"
      />
      <path d={arches(crossings([100, 128, 156, 184], [216]), 12, 40)} className="fill-evergreen" />
    </>
  )
}

function Villa() {
  return (
    <>
      <path d="M150 308v-58h112v58z" className="fill-paper" />
      <path d="M142 252l16-22h96l16 22z" className="fill-ember" />
      <path d={arches(crossings([158, 184, 210, 236], [266]), 18, 42)} fill={LAMP} />
      <path d="M150 302h112" />
      <path d={rectangles([[150, 252]], 112, 6)} className="fill-sand" />
    </>
  )
}

function StonePine() {
  return (
    <>
      <path d="M104 308q4-40 0-74M104 262l-14-24M104 256l16-22" strokeWidth="3" />
      <path d="M70 236q2-24 34-26 34 2 36 26-36 10-70 0z" className="fill-evergreen" />
    </>
  )
}
