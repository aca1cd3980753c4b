import type { StaticImageData } from 'next/image'
import { type CategoryMarks, categoryKind } from './category-kind.ts'
import { drawnCountry } from './country-illustration.tsx'
import { LineDrawing } from './line-drawing.tsx'
import sprite from './scenes.svg'

const { src }: StaticImageData = sprite

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

/** The horizon of a country; on a phone what it is known by. */
export function Skyline({ slug }: { slug: string }) {
  const country = drawnCountry(slug)
  return (
    <Scene
      id={`skyline-${country}`}
      narrowId={`landmark-${country}`}
      width={288}
      height={80}
      className="skyline ml-auto w-full self-end sm:mb-2"
    />
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
      isCut
      className={`print:hidden ${className}`}
    >
      {narrowId && <use href={`${src}#${narrowId}`} className="sm:hidden" />}
      <use href={`${src}#${id}`} className={narrowId && 'max-sm:hidden'} />
    </LineDrawing>
  )
}
