import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, Ground, Hills, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { arches, crossings, rectangles } from '#components/illustrations/like-shapes.ts'
import { RoundTree } from '#components/illustrations/trees.tsx'

/** Houses of a town anywhere. */
export function SmallTown() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={196} y={62} />
      <Hills />
      <path d="M182 306V180h40v126z" className="fill-sand" />
      <path d="M176 180l26-54 26 54z" className="fill-moss" />
      <circle cx="205" cy="195" r="10" className="fill-peach" />
      <path d="M205 189v6l4 3M202 126v-14" />
      <RoundTree x={36} y={306} height={120} />
      <path d="M60 306V196h64v110z" className="fill-paper" />
      <path d="M52 200l40-52 40 52z" className="fill-ember" />
      <path d={arches([[84, 176]], 16, 20)} fill={LAMP} />
      <path d={rectangles(crossings([68, 94], [212]), 16, 24)} className="fill-evergreen" />
      <path d={arches([[83, 258]], 18, 48)} className="fill-moss" />
      <path d="M150 196v-34h16v34" className="fill-ember" />
      <path d="M124 306v-84h72v84z" className="fill-sand" />
      <path d="M116 226l16-34h56l16 34z" className="fill-evergreen" />
      <path d={rectangles(crossings([134, 170], [238]), 16, 22)} fill={LAMP} />
      <path d={arches([[150, 264]], 20, 42)} className="fill-evergreen" />
      <path d="M208 306v-60h52v60z" className="fill-paper" />
      <path d="M202 250l32-30 32 30z" className="fill-moss" />
      <path d={rectangles([[216, 262]], 14, 18)} fill={LAMP} />
      <path d={arches([[238, 264]], 14, 42)} className="fill-ember" />
      <Ground y={306} />
      <path d="M-2 316h284v10H-2z" className="fill-sand" />
    </ArchDrawing>
  )
}
