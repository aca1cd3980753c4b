import { monogram } from '#lib/resources/candidates/monogram.ts'
import type { Image } from '#lib/resources/image.ts'

interface ArchFrameProps {
  name: string
  photo?: Image
  /** Which of the house's colours fills the frame; any whole number. */
  tone?: number
}

const TONES = ['bg-evergreen text-paper', 'bg-sand text-ink', 'bg-peach text-ink']

/** A door of the house with a person in it: the photo, or the first letters of the name. */
export function ArchFrame({ name, photo, tone = 0 }: ArchFrameProps) {
  const fill = TONES[Math.abs(tone) % TONES.length]
  return (
    <div
      className={`@container aspect-4/5 overflow-hidden rounded-arch border border-ink ${fill} print:max-w-40`}
    >
      {photo ? (
        // biome-ignore lint/performance/noImgElement: the image optimizer is switched off
        <img
          src={photo.src}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-full place-items-center font-serif text-[length:26cqi] font-light leading-none"
        >
          {monogram(name)}
        </span>
      )}
    </div>
  )
}
