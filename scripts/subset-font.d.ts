declare module 'subset-font' {
  export type Axes = Record<string, number | { min: number; max: number }>

  interface Options {
    targetFormat: 'woff2' | 'truetype'
    variationAxes: Axes
    keepFeatures?: readonly string[]
  }

  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>
}
