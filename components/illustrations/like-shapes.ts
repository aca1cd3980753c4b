type Point = readonly [x: number, y: number]

/** The same rectangle at each of the points, in one path. */
export function rectangles(points: readonly Point[], width: number, height: number): string {
  return points.map(([x, y]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')
}

/** The same opening under a half circle at each of the points (its top left), in one path. */
export function arches(points: readonly Point[], width: number, height: number): string {
  const radius = width / 2
  return points
    .map(
      ([x, y]) =>
        `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}z`,
    )
    .join('')
}

/** The same strokes from each of the points, in one path. */
export function strokes(points: readonly Point[], path: string): string {
  return points.map(([x, y]) => `M${x} ${y}${path}`).join('')
}

/** Every crossing of the columns and the rows. */
export function crossings(xs: readonly number[], ys: readonly number[]): Point[] {
  return ys.flatMap((y) => xs.map((x): Point => [x, y]))
}

/** Spokes from the middle of a wheel to its rim. */
export function spokes(x: number, y: number, radius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    return `M${x} ${y}l${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`
  }).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
