import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { crossings, rectangles, spokes } from '#components/illustrations/like-shapes.ts'

const LANTERNS = [52, 228]
const TREES = [38, 242]

/** The door of the house, with the light on behind it. */
export function FrontDoor() {
  return (
    <ArchDrawing>
      <path d="M-600 0H880v350H-600z" className="fill-paper" stroke="none" />
      <path d="M-600 0H880v350H-600z" className="fill-evergreen/25" stroke="none" />
      <path
        d="M-600 66H58M222 66h658M-600 118H50M230 118h650M-600 170H48M232 170h648M-600 222H48M232 222h648"
        className="stroke-paper"
      />
      <path d="M-600 308H880v44H-600z" className="fill-evergreen" />
      <g transform="translate(0 -22)">
        <path d="M76 306V128a64 64 0 0 1 128 0v178z" className="fill-paper" />
        <path d="M90 142a50 50 0 0 1 100 0z" className="fill-peach" />
        <path d={spokes(140, 142, 50, 12)} />
        <path d="M120 142a20 20 0 0 1 40 0z" className="fill-orange" />
        <path d="M90 142h100v164H90z" className="fill-evergreen" />
        <path d="M140 142v164" />
        <path d={rectangles(crossings([98, 150], [154, 216]), 32, 50)} className="stroke-moss" />
        <path d={rectangles(crossings([98, 150], [276]), 32, 20)} className="stroke-moss" />
        <circle cx="146" cy="226" r="3.5" className="fill-orange" />
        <path d="M114 205a5 5 0 1 0 .1 0M166 205a5 5 0 1 0 .1 0" className="stroke-orange" />
        {LANTERNS.map((x) => (
          <g key={x}>
            <path d={`M${x - 9} 152l4 30h10l4-30z`} className="fill-peach" />
            <path
              d={`M${x - 12} 152l12-14 12 14zM${x} 138v-8m-5-9h10v9h-10z`}
              className="fill-evergreen"
            />
          </g>
        ))}
        {TREES.map((x) => (
          <g key={x}>
            <path d={`M${x} 302v-36`} strokeWidth="4" />
            <circle cx={x} cy="248" r="26" className="fill-moss" />
            <path d={`M${x - 17} 298h34l-5 32h-24z`} className="fill-ember" />
          </g>
        ))}
        <path d="M76 306h128v12H76zM64 318h152v12H64z" className="fill-paper" />
      </g>
    </ArchDrawing>
  )
}
