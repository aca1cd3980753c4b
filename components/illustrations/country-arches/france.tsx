import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, Ground, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { arches, crossings, rectangles } from '#components/illustrations/like-shapes.ts'

const COLUMNS = [16, 46, 76, 106]
const LIMES = [166, 200, 234, 268]

/** Paris roofs, and the tower behind the limes. */
export function France() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={96} y={50} />
      <Tower />
      <path d="M150 284h132v24H150z" className="fill-sand" />
      {LIMES.map((x) => (
        <path
          key={x}
          d={`M${x - 13} 286v-24q0-8 8-8h10q8 0 8 8v24zM${x} 306v-20`}
          className="fill-moss"
        />
      ))}
      <Apartments />
      <Ground y={308} />
      <path d="M-2 318h284v10H-2z" className="fill-sand" />
    </ArchDrawing>
  )
}

function Tower() {
  return (
    <>
      <path
        d="M202 60c-1 76-12 150-50 226h24c6-28 16-42 30-42s24 14 30 42h24c-38-76-49-150-50-226z"
        className="fill-moss"
      />
      <path
        d="M204 86h4M204 86l5 18M208 86l-5 18M203 104h6M201 122h10M199 142h14M203 104l8 18M209 104l-8 18M201 122l12 20M211 122l-12 20M197 163l18 37M215 163l-18 37M186 208l46 30M226 208l-46 30"
        className="stroke-peach"
      />
      <path d="M200 54h12v7h-12zM194 156h24v7h-24zM182 200h48v8h-48zM206 54V34" fill={LAMP} />
    </>
  )
}

function Apartments() {
  return (
    <>
      <path d="M30 132v-22h14v22M98 132v-22h14v22" className="fill-ember" />
      <path d="M4 172l10-42h122l10 42z" className="fill-evergreen" />
      <path d={arches(crossings(COLUMNS, [142]), 20, 28)} className="fill-paper" />
      <path
        d={arches(
          crossings(
            COLUMNS.map((x) => x + 5),
            [148],
          ),
          10,
          20,
        )}
        fill={LAMP}
      />
      <path d="M2 178h142v130H2z" className="fill-paper" />
      <path d="M-2 171h150v8H-2z" className="fill-sand" />
      <path d={rectangles(crossings(COLUMNS, [188, 226]), 18, 30)} className="fill-evergreen" />
      <path
        d={rectangles(
          [
            [46, 188],
            [106, 188],
            [16, 226],
            [76, 226],
          ],
          18,
          30,
        )}
        className="fill-peach"
      />
      <path
        d={COLUMNS.map(
          (x) => `M${x + 9} 188v30M${x + 9} 226v30M${x - 4} 210h26M${x - 4} 248h26`,
        ).join('')}
      />
      <path d="M2 256h142v8H2zM2 218h142v4H2z" className="fill-sand" />
      <path d="M14 308v-28h24v28zM110 308v-28h24v28z" className="fill-evergreen" />
      <path d="M46 308v-28h56v28z" className="fill-peach" />
      <path
        d="M10 280l6-12h118l6 12q-8 6-16 0-8 6-16 0-8 6-16 0-8 6-16 0-8 6-16 0-8 6-16 0-8 6-16 0-8 6-14 0z"
        className="fill-orange"
      />
    </>
  )
}
