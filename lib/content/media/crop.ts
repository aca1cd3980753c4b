import type { Size } from './inspect-picture.ts'

export interface Crop extends Size {
  left: number
  top: number
}

/** The largest part of these proportions, as near to the focus (in percent) as the edges let it be. */
export function cropAround(
  { width, height }: Size,
  proportions: Size,
  [x, y]: readonly [number, number],
): Crop {
  const scale = Math.min(width / proportions.width, height / proportions.height)
  const cropWidth = Math.max(1, Math.floor(proportions.width * scale))
  const cropHeight = Math.max(1, Math.floor(proportions.height * scale))
  return {
    left: placeAround((width * x) / 100, cropWidth, width),
    top: placeAround((height * y) / 100, cropHeight, height),
    width: cropWidth,
    height: cropHeight,
  }
}

function placeAround(point: number, length: number, whole: number): number {
  return Math.round(Math.min(Math.max(0, point - length / 2), whole - length))
}
