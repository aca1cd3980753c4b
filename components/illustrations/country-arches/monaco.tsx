import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { arches, crossings, rectangles } from '#components/illustrations/like-shapes.ts'
import { Palm } from '#components/illustrations/trees.tsx'

/** The palace on its rock, over the harbour. */
export function Monaco() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={212} y={62} />
      <path
        d="M-2 196q40-84 76-92 30 0 64 62 26 40 144 60v60H-2z"
        className="fill-evergreen/30"
        stroke="none"
      />
      <Palace />
      <Town />
      <path d="M-2 276h284v8H-2z" className="fill-paper" />
      <path d="M-2 284h284v68H-2z" className="fill-evergreen" />
      <path d="M24 308h34M256 306h16M120 336h44M232 334h24" className="stroke-peach" />
      <Boats />
    </ArchDrawing>
  )
}

function Palace() {
  return (
    <>
      <path d="M-2 196h118q14 6 12 22 12 6 10 22 14 8 14 40H-2z" className="fill-sand" />
      <path
        d="M18 226q12-4 22 2M58 214q14-2 20 6M44 258q16-6 34 2M92 244q10-2 16 6"
        className="stroke-field"
      />
      <path d="M8 196v-40h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v40z" className="fill-paper" />
      <path d="M72 196v-70h-3v-12h8v5h7v-5h7v5h7v-5h8v12h-3v70z" className="fill-paper" />
      <path d={arches(crossings([14, 28, 42, 56], [172]), 8, 24)} fill={LAMP} />
      <path
        d={arches(
          [
            [83, 138],
            [83, 166],
          ],
          10,
          18,
        )}
        className="fill-evergreen"
      />
      <path d="M88 114V92h18l-5 5 5 5H88" className="fill-orange" />
    </>
  )
}

function Town() {
  return (
    <>
      <path d="M236 276v-94h48v94z" className="fill-sand" />
      <path d="M182 276v-66h38v66z" className="fill-paper" />
      <path d="M178 210l23-14 23 14z" className="fill-ember" />
      <path d="M212 276v-46h40v46z" className="fill-peach" />
      <path d="M208 230l24-12 24 12z" className="fill-ember" />
      <path
        d={rectangles(crossings([244, 256, 268], [190, 206]), 7, 9)}
        className="fill-evergreen"
      />
      <path d={rectangles(crossings([190, 204], [220, 240]), 7, 11)} className="fill-evergreen" />
      <path d={arches(crossings([217, 228, 239], [248]), 8, 28)} className="fill-evergreen" />
      <Palm x={170} y={276} height={44} />
      <Palm x={266} y={276} height={36} />
    </>
  )
}

function Boats() {
  return (
    <>
      <path d="M92 296V196M92 202l34 82H92" className="fill-paper" />
      <path d="M88 212v72H56z" className="fill-peach" />
      <path d="M48 290h88q-6 22-24 22H68q-16 0-20-22z" className="fill-ember" />
      <path d="M186 276v-12M168 286v-10h26l10 10zM152 298l10-12h48l18 12z" className="fill-paper" />
      <path d="M168 290h36l6 5h-46z" className="fill-evergreen" />
      <path d="M140 298h112l-14 24h-86z" className="fill-paper" />
      <path d="M158 306h8M174 306h8M190 306h8M206 306h8" strokeWidth="3" />
    </>
  )
}
