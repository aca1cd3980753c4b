import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, Ground, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { arches, crossings, rectangles } from '#components/illustrations/like-shapes.ts'
import { RoundTree } from '#components/illustrations/trees.tsx'

const HOUSES = [12, 60, 108]

/** A clock tower over a stucco terrace. */
export function UnitedKingdom() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={98} y={56} />
      <ClockTower />
      <RoundTree x={236} y={306} height={104} />
      <RoundTree x={270} y={306} height={80} />
      <Terrace />
      <Ground y={306} />
      <path d="M-2 316h284v10H-2z" className="fill-sand" />
      <TelephoneBox />
    </ArchDrawing>
  )
}

function ClockTower() {
  return (
    <>
      <path d="M174 306V136h40v170z" className="fill-paper" />
      <path d="M184 136v170M194 136v170M204 136v170" className="stroke-evergreen/30" />
      <path d="M168 94h52v44h-52z" className="fill-sand" />
      <circle cx="194" cy="116" r="16" className="fill-peach" />
      <path d="M194 105v11l7 5" />
      <path d="M172 94V78h44v16z" className="fill-paper" />
      <path d={arches(crossings([176, 186, 196, 206], [81]), 6, 13)} className="fill-evergreen" />
      <path d="M166 78l12-18h32l12 18z" className="fill-moss" />
      <path d="M182 60v-8h24v8z" className="fill-peach" />
      <path d="M180 52l14-27 14 27zM194 25v-8" className="fill-moss" />
    </>
  )
}

function Terrace() {
  return (
    <>
      {HOUSES.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M4 178v-24h14v24" className="fill-ember" />
          <path d="M0 306V184h48v122z" className="fill-paper" />
          <path d="M-2 176h52v9H-2zM-1 246h50v5h-50z" className="fill-sand" />
          <path d={rectangles(crossings([8, 29], [194, 222]), 11, 18)} className="fill-evergreen" />
          <path d="M29 222h11v18h-11zM7 262h14v26h-14z" fill={LAMP} />
          <path d={arches([[28, 258]], 14, 48)} className="fill-evergreen" />
        </g>
      ))}
    </>
  )
}

function TelephoneBox() {
  return (
    <>
      <path d="M192 317v-55q15-9 30 0v55z" className="fill-ember" />
      <path d="M192 269h30" />
      <path d={rectangles(crossings([197, 209], [274, 285, 296]), 8, 8)} fill={LAMP} />
      <path d="M188 317h38v5h-38z" className="fill-ember" />
    </>
  )
}
