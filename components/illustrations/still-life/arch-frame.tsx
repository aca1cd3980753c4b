import { Picture } from '#components/ui/picture/picture.tsx'
import { type Belonging, belongingsOf } from '#lib/resources/belongings.ts'
import { monogram } from '#lib/resources/candidates/model.ts'
import type { Image } from '#lib/resources/image.ts'
import { stillLifeSource } from './source.ts'

interface ArchFrameProps {
  /** By which the colour of the wall is chosen. */
  slug: string
  /** Whose initials stand on the plate; none where that would be too small to be read. */
  name?: string
  photo?: Image
  belongings?: readonly Belonging[]
  /** Of the first two screens. */
  isEager?: boolean
}

/** Two in a row where the screen is narrow, else four at the most. */
const ARCH_SIZES = '(min-width: 40rem) 18rem, 45vw'

/** A door of the house: the photo of a person, or what is theirs on a table with a plate for a name. */
export function ArchFrame({ slug, name, photo, belongings, isEager }: ArchFrameProps) {
  const initials = name && monogram(name)
  return (
    <div className="arch-frame">
      <Picture
        image={
          photo ?? {
            src: stillLifeSource(belongings ?? belongingsOf([], ''), slug),
            alt: '',
            width: 280,
            height: 350,
          }
        }
        sizes={ARCH_SIZES}
        isEager={isEager}
      />
      {!photo && initials && (
        <span aria-hidden="true" className="brass-plate">
          {initials}
        </span>
      )}
    </div>
  )
}

/** At the head of the page that is about them. */
export function HeadArch(props: ArchFrameProps) {
  return <ArchFrame {...props} isEager />
}
