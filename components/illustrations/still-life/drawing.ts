/** A flat fill within ink lines; a line alone; a fill without lines. */
export type Paint =
  | 'evergreen'
  | 'moss'
  | 'paper'
  | 'sand'
  | 'peach'
  | 'orange'
  | 'ember'
  | 'ink'
  | 'water'
  | 'line'
  | 'bold'
  | 'peach-line'
  | 'ember-line'
  | 'paper-line'
  | 'fine'
  | 'glow'

export type Shape = readonly [Paint, path: string]

/**
 * One thing, drawn from behind to the front. What stands has its origin under its middle, what
 * hangs at its nail; heights above the origin are negative.
 */
export interface Drawing {
  width: number
  height: number
  hangs?: boolean
  shapes: readonly Shape[]
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`
}
