import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { arches } from '#components/illustrations/like-shapes.ts'
import { Cypress } from '#components/illustrations/trees.tsx'

const COLUMNS = [182, 210, 238]

/** A chapel and old columns over the sea. */
export function Cyprus() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={222} y={64} />
      <path d="M76 96q7-7 12 0q6-7 12 0M108 78q6-6 10 0q5-6 10 0" />
      <g transform="translate(0 -16)">
        <circle
          cx="196"
          cy="206"
          r="34"
          className="fill-orange"
          fillOpacity="var(--glow, 0.6)"
          stroke="none"
        />
        <path d="M-2 216h284v100H-2z" className="fill-evergreen" />
        <path
          d="M180 228h36M186 238h22M232 232h30M150 248h24M222 252h24"
          className="stroke-peach"
        />
        <path d="M136 232q4-22 18-26 8-16 20-2 12 2 16 28z" className="fill-moss" />
        <path d="M160 206q2 14-4 26M174 206q-2 12 6 24" className="stroke-evergreen" />
        <Chapel />
        <path d="M-2 296q100-14 140-6t144-4v66H-2z" className="fill-sand" />
        <Columns />
        <Cypress x={16} y={306} height={120} />
        <Cypress x={134} y={302} height={78} />
        <path d="M-2 326q80-10 150-2t134-6v60H-2z" className="fill-moss" />
        <Amphora />
      </g>
    </ArchDrawing>
  )
}

function Chapel() {
  return (
    <>
      <path d="M40 300v-80h84v80z" className="fill-paper" />
      <path d="M34 220h96v8H34z" className="fill-sand" />
      <path d="M60 220v-26h46v26z" className="fill-paper" />
      <path d="M56 194a27 27 0 0 1 54 0z" className="fill-ember" />
      <path d="M83 167v-18M77 155h12" />
      <path
        d={arches(
          [
            [66, 200],
            [78.5, 200],
            [91, 200],
          ],
          8,
          20,
        )}
        className="fill-evergreen"
      />
      <path d={arches([[68, 250]], 28, 50)} className="fill-moss" />
      <path d={arches([[104, 246]], 10, 22)} fill={LAMP} />
      <path d="M30 300V196a14 14 0 0 1 28 0v104z" className="fill-paper" />
      <path d="M37 214v-16a7 7 0 0 1 14 0v16z" className="fill-evergreen" />
      <path d="M44 191v7M39.5 210q3-2 2-7a2.5 3 0 0 1 5 0q-1 5 2 7z" className="fill-orange" />
    </>
  )
}

function Amphora() {
  return (
    <>
      <path d="M82 304q-14 2-10 20M98 304q14 2 10 20" />
      <path
        d="M82 298h16v5q-4 5-2 11 14 6 12 20-4 14-13 20h-10q-9-6-13-20-2-14 12-20 2-6-2-11z"
        className="fill-ember"
      />
      <path d="M73 330h34M75 338h30" className="stroke-peach" />
      <path d="M80 298h20" strokeWidth="4" />
      <path
        d="M24 344q-2-14-10-18M26 344q2-16 10-22M25 344V320M246 340q-2-12-8-16M248 340q2-12 8-18M247 340v-22"
        className="stroke-peach"
      />
    </>
  )
}

function Columns() {
  return (
    <>
      {COLUMNS.map((x) => (
        <g key={x}>
          <path d={`M${x} 294l2-96h14l2 96z`} className="fill-paper" />
          <path d={`M${x + 7} 198l-1 96M${x + 11} 198l1 96`} className="stroke-field" />
          <path d={`M${x - 3} 188h24l-4 10h-16zM${x - 4} 294h26v8h-26z`} className="fill-sand" />
        </g>
      ))}
      <path d="M174 176h58l8 4 6 8h-72z" className="fill-paper" />
      <path d="M170 302h98v8h-98z" className="fill-paper" />
    </>
  )
}
