import type { StaticImageData } from 'next/image'
import { ArchDrawing } from './arch-drawing.tsx'
import sprite from './topics.svg'

const { src }: StaticImageData = sprite

/** A topic is known by its name alone, which each language has its own for. */
const BY_NAME = new Map([
  ['children', 'children'],
  ['дети', 'children'],
  ['employers', 'employers'],
  ['работодателям', 'employers'],
  ['law', 'law'],
  ['право', 'law'],
  ['job seekers', 'job-seekers'],
  ['соискателям', 'job-seekers'],
  ['house', 'house'],
  ['дом', 'house'],
  ['pay', 'pay'],
  ['зарплата', 'pay'],
])

interface TopicIllustrationProps {
  tags: readonly string[]
  isSmall?: boolean
}

/** The first of an article's topics that has a drawing; the desk by the window where none has. */
export function TopicIllustration({ tags, isSmall }: TopicIllustrationProps) {
  return (
    <ArchDrawing isSmall={isSmall}>
      <use href={`${src}#topic-${drawnTopic(tags)}`} />
    </ArchDrawing>
  )
}

export function drawnTopic(tags: readonly string[]): string {
  const drawn = tags.map((tag) => BY_NAME.get(tag.toLowerCase()))
  return drawn.find((topic) => topic !== undefined) ?? 'other'
}
