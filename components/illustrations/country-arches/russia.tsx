import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { arches, rectangles } from '#components/illustrations/like-shapes.ts'

const DOMES = [
  { x: 104, y: 206, size: 15, fill: 'fill-evergreen' },
  { x: 176, y: 206, size: 15, fill: 'fill-evergreen' },
  { x: 140, y: 182, size: 24, fill: 'fill-orange' },
]
const BIRCHES = [28, 54, 248]

/** A white church, a Moscow tower behind it, birches in snow. */
export function Russia() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={88} y={62} />
      <g transform="translate(-4 18)">
        <HighRise />
      </g>
      <path d="M-2 262q70-30 140-14t144-6v70H-2z" className="fill-moss" />
      <Church />
      {BIRCHES.map((x) => (
        <Birch key={x} x={x} />
      ))}
      <path d="M-2 306q60-12 130-4t154-4v54H-2z" className="fill-paper" />
      <path d="M132 303h18q-8 22 22 49h-52q22-24 12-49z" className="fill-sand" />
      <path d="M20 328q20-6 40 0M208 322q24-6 46 0" className="stroke-field" />
    </ArchDrawing>
  )
}

function HighRise() {
  return (
    <>
      <path
        d="M184 262v-76h14v-40h10v-34h8V86h5l4-46 4 46h5v26h8v34h10v40h14v76z"
        className="fill-sand"
      />
      <path
        d="M206 256V150M216 256V116M225 256V90M234 256V116M244 256V150"
        className="stroke-evergreen/40"
      />
      <path d="M225 30l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z" className="fill-orange" />
    </>
  )
}

function Church() {
  return (
    <>
      {DOMES.map(({ x, y, size, fill }) => (
        <g key={x}>
          <path d={rectangles([[x - size / 2, y]], size, 40)} className="fill-paper" />
          <path d={arches([[x - 3, y + 8]], 6, 20)} className="fill-evergreen" />
          <path
            d={`M${x - size / 2} ${y}c-${size * 0.6}-${size * 0.6}-${size * 0.3}-${size * 0.9} ${size / 2}-${size * 1.7} ${size * 0.8} ${size * 0.8} ${size * 1.1} ${size * 1.1} ${size / 2} ${size * 1.7}z`}
            className={fill}
          />
          <path d={`M${x} ${y - size * 1.7}v-18m-5 7h10`} />
        </g>
      ))}
      <path d="M92 306v-68q12-16 24 0 12-20 24-20t24 20q12-16 24 0v68z" className="fill-paper" />
      <path d="M92 246h96" />
      <path
        d={arches(
          [
            [100, 258],
            [170, 258],
          ],
          10,
          24,
        )}
        fill={LAMP}
      />
      <path d={arches([[128, 260]], 24, 46)} className="fill-moss" />
      <path d="M188 306v-44h40v44z" className="fill-paper" />
      <path d="M184 262l10-14h28l12 14z" className="fill-evergreen" />
      <path
        d={arches(
          [
            [196, 274],
            [212, 274],
          ],
          9,
          20,
        )}
        fill={LAMP}
      />
    </>
  )
}

function Birch({ x }: { x: number }) {
  return (
    <>
      <path
        d={`M${x} 190c18 14 22 40 16 62-8 10-24 10-32 0-6-22-2-48 16-62z`}
        className="fill-evergreen"
      />
      <path d={`M${x - 3} 308l2-92h2l2 92z`} className="fill-paper" />
      <path
        d={`M${x} 246l9-12M${x} 236l-8-12M${x - 2} 266h3M${x} 282h3`}
        className="stroke-paper"
      />
    </>
  )
}
