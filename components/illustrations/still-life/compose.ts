import type { Drawing, Paint, Shape } from './drawing.ts'
import { GROUNDS, type Ground, PALETTE } from './palette.ts'

const TABLE = 258
const CEILING = 26
/** It goes on beside the arch, as the table does: a phone shows them across the page. */
const WALL = 'M-600 0H880v350H-600z'
/** From left to right; that in the middle is what the arch shows. */
const DRAWERS = [-530, -334, -138, 58, 254, 450, 646]
const MIDDLE = 140
/** How much of the arch they take, of its 280. */
const WIDTH = 250
const TALLEST = 190
const SMALLEST = 0.8
const LARGEST = 1.4
/** Where something hangs above, which is to have air around it. */
const LARGEST_BELOW = 1.1
/** Neighbours stand a little in front of each other, as things on a table do. */
const OVERLAP = 0.22
const GAP = 14
/** Of lines where the picture is shown at its own size, and where it is smaller than so many pixels. */
const LINE = 1.6
const LINE_ACROSS = 2.6
const LINES_BELOW = { 250: 2, 170: 2.4, 110: 3.2, 70: 4.5 }

interface Placed {
  drawing: Drawing
  x: number
  y: number
}

/** Things on a table, from left to right; as an SVG of 280 by 350, to be seen through an arch. */
export function composeStillLife(drawings: readonly Drawing[], ground: Ground): string {
  const standing = drawings.filter(({ hangs }) => !hangs)
  const hanging = drawings.filter(({ hangs }) => hangs)
  const scale = scaleOf(standing, hanging)
  const row = standInARow(standing, scale)
  const placed = [...hangAbove(hanging, row, scale), ...row]
  const [colour, opacity] = GROUNDS[ground]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 350" width="280" height="350">',
    `<style>${styleOf(scale)}</style>`,
    `<path class="f paper" d="${WALL}"/>`,
    `<path class="f ${colour}" fill-opacity="${opacity}" d="${WALL}"/>`,
    // What shines, shines behind everything.
    ...placed.map((one) => draw(one, scale, (paint) => paint === 'glow')),
    `<g><path class="moss" d="M-600 ${TABLE}H880v99H-600z"/>`,
    `<path class="evergreen" d="${DRAWERS.map((x) => `M${x} ${TABLE + 24}h164v50h-164z`).join('')}"/>`,
    `<path class="sand" d="M-600 ${TABLE}H880v11H-600z"/>`,
    // Where a name is to be read, its plate covers the knob.
    `<path class="orange" d="${DRAWERS.map((x) => `M${x + 75} ${TABLE + 49}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z`).join('')}"/></g>`,
    ...placed.map((one) => draw(one, scale, (paint) => paint !== 'glow')),
    '</svg>',
  ].join('')
}

/** As large as the arch has room for. */
function scaleOf(standing: readonly Drawing[], hanging: readonly Drawing[]): number {
  const highest = Math.max(0, ...standing.map(({ height }) => height))
  const lowest = Math.min(highest, ...standing.map(({ height }) => height))
  const hung = Math.max(0, ...hanging.map(({ height }) => height))
  const room = [
    WIDTH / (stepsOf(standing).reduce((sum, step) => sum + step, 0) || WIDTH),
    TALLEST / (highest || TALLEST),
    hung ? Math.min(LARGEST_BELOW, (TABLE - CEILING - GAP) / (hung + lowest)) : LARGEST,
  ]
  return round(Math.max(SMALLEST, Math.min(...room)))
}

/** How far each reaches beyond the one before it. */
function stepsOf(drawings: readonly Drawing[]): number[] {
  return drawings.map(({ width }, index) => {
    const before = drawings[index - 1]
    return before ? width - OVERLAP * Math.min(width, before.width) : width
  })
}

/** The lower ones in front. */
function standInARow(drawings: readonly Drawing[], scale: number): Placed[] {
  const steps = stepsOf(drawings).map((step) => step * scale)
  let right = MIDDLE - steps.reduce((sum, step) => sum + step, 0) / 2
  const placed = drawings.map((drawing, index): Placed => {
    right += steps[index] ?? 0
    return { drawing, x: right - (drawing.width * scale) / 2, y: TABLE }
  })
  return placed.toSorted((one, other) => other.drawing.height - one.drawing.height)
}

/** Each over one of those that leave it the most room. */
function hangAbove(drawings: readonly Drawing[], row: readonly Placed[], scale: number): Placed[] {
  return drawings.map((drawing, index) => {
    const below = row.at(-1 - index)
    const top = TABLE - (below?.drawing.height ?? 0) * scale
    const spare = top - GAP - CEILING - drawing.height * scale
    const y = CEILING + Math.max(0, spare) * 0.6
    const reach = Math.max(0, halfWidthAt(y) - (drawing.width * scale) / 2)
    const x = Math.min(MIDDLE + reach, Math.max(MIDDLE - reach, below?.x ?? MIDDLE))
    return { drawing, x, y }
  })
}

/** Of the arch. */
function halfWidthAt(y: number): number {
  return Math.sqrt(MIDDLE ** 2 - Math.max(0, MIDDLE - y) ** 2)
}

function draw(
  { drawing, x, y }: Placed,
  scale: number,
  isDrawn: (paint: Paint) => boolean,
): string {
  const paths = drawing.shapes.filter(([paint]) => isDrawn(paint)).map(toPath)
  if (paths.length === 0) return ''
  const nail = drawing.hangs ? toPath(['ember', 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z']) : ''
  return `<g transform="translate(${round(x)} ${round(y)})scale(${scale})">${paths.join('')}${nail}</g>`
}

function toPath([paint, path]: Shape): string {
  return `<path class="${paint}" d="${path}"/>`
}

function styleOf(scale: number): string {
  const { ink, peach, ember, paper, evergreen } = PALETTE
  const lines = (width: number) =>
    `g path{stroke-width:${round(width / scale)}}g .bold{stroke-width:${round((2 * width) / scale)}}`
  return [
    `g path{fill:none;stroke:${ink};stroke-linejoin:round;stroke-linecap:round}`,
    ...Object.entries(PALETTE).map(([name, colour]) => `path.${name}{fill:${colour}}`),
    `g .water{fill:${evergreen};fill-opacity:.3}g .glow{fill:${paper};fill-opacity:.5;stroke:none}`,
    `g .peach-line{stroke:${peach}}g .ember-line{stroke:${ember}}g .paper-line{stroke:${paper}}`,
    `g .fine{stroke:${evergreen};stroke-opacity:.4}`,
    lines(LINE),
    ...Object.entries(LINES_BELOW)
      .toSorted(([one], [other]) => Number(other) - Number(one))
      .map(([pixels, width]) => `@media(max-width:${pixels}px){${lines(width)}}`),
    `@media(min-aspect-ratio:1){${lines(LINE_ACROSS)}}`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
