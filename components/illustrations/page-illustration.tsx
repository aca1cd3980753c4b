import type { StaticImageData } from 'next/image'
import { ArchDrawing } from './arch-drawing.tsx'
import { DocumentIllustration } from './document-illustration.tsx'
import sprite from './pages.svg'

const { src }: StaticImageData = sprite

/** Pages by their slug; the two policies are one. */
export const DRAWN_PAGES = [
  'fees',
  'how-we-check',
  'who-we-are',
  'for-candidates',
  'stay-safe',
  'confidentiality',
  'accessibility',
  'policies',
] as const

/** What a page about the agency is about; the desk for one that has no drawing. */
export function PageIllustration({ slug }: { slug: string }) {
  if (!DRAWN_PAGES.some((drawn) => drawn === slug)) return <DocumentIllustration />
  return (
    <ArchDrawing>
      <use href={`${src}#page-${slug}`} />
    </ArchDrawing>
  )
}
