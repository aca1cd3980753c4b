import type { StaticImageData } from 'next/image'
import { type CategoryMarks, categoryKind } from './category-kind.ts'
import { drawnCountry } from './country-illustration.tsx'
import { LineDrawing } from './line-drawing.tsx'
import outskirts from './outskirts.svg'
import sprite from './scenes.svg'

const { src }: StaticImageData = sprite
const { src: around }: StaticImageData = outskirts

/** What lies on the left and on the right of a country's skyline; parks around any other. */
export const AROUND: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['uk', ['street', 'park']],
  ['france', ['park', 'vines']],
  ['monaco', ['park', 'shore']],
  ['switzerland', ['vines', 'firs']],
  ['italy', ['vines', 'shore']],
  ['cyprus', ['shore', 'vines']],
  ['uae', ['palms', 'shore']],
  ['usa', ['street', 'shore']],
  ['russia', ['firs', 'street']],
])

/** What a category is known by, as it stands on the line of its row. */
export function CategoryScene(marks: CategoryMarks) {
  return (
    <Scene
      id={`category-${categoryKind(marks) ?? 'other'}`}
      width={96}
      height={64}
      className="pointer-events-none absolute category-scene"
    />
  )
}

/** The horizon of a country; on a phone what it is known by, where it is shown there at all. */
export function Skyline({ slug, isForWide }: { slug: string; isForWide?: boolean }) {
  const country = drawnCountry(slug)
  return (
    <Scene
      id={`skyline-${country}`}
      narrowId={isForWide ? undefined : `landmark-${country}`}
      width={288}
      height={80}
      className="skyline ml-auto w-full min-w-0 self-end sm:mb-2"
    />
  )
}

/**
 * A street of the country across the page: what it is known by between what lies around it. Its lines
 * are as strong as those of the arch above, and where there is room it goes on instead of growing.
 */
export function OutskirtsFrieze({ slug }: { slug: string }) {
  const [left, right] = AROUND.get(slug) ?? ['park', 'park']
  return (
    <LineDrawing
      width={1570}
      height={80}
      strokeWidth={1.2}
      seenFrom="xMin"
      className="min-h-26 w-full print:hidden"
    >
      <use href={`${around}#${left}`} />
      <use href={`${src}#landmark-${drawnCountry(slug)}`} transform="translate(222 4) scale(.95)" />
      <use href={`${around}#${right}`} transform="matrix(-1 0 0 1 706 0)" />
      <use href={`${around}#${right}`} x="706" />
      <use href={`${around}#${left}`} transform="matrix(-1 0 0 1 1282 0)" />
      <use href={`${around}#${left}`} x="1282" />
    </LineDrawing>
  )
}

/** The staircase of the house, which goes on to the edge of the page. */
export function StaircaseScene() {
  return <Scene id="staircase" width={640} height={300} className="staircase lg:col-span-6" />
}

/** What stands at its foot, for a phone. */
export function LuggageScene() {
  return <Scene id="luggage" width={144} height={94} className="w-20 shrink-0 sm:hidden" />
}

interface SceneProps {
  id: string
  /** Of what a phone shows of it. */
  narrowId?: string
  width: number
  height: number
  className: string
}

/** A drawing of a file that all of them share, so that a page that shows many stays light. */
function Scene({ id, narrowId, width, height, className }: SceneProps) {
  return (
    <LineDrawing
      width={width}
      height={height}
      strokeWidth={1.5}
      seenFrom="xMid"
      className={`print:hidden ${className}`}
    >
      {narrowId && <use href={`${src}#${narrowId}`} className="sm:hidden" />}
      <use href={`${src}#${id}`} className={narrowId && 'max-sm:hidden'} />
    </LineDrawing>
  )
}
