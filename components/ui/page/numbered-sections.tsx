import type { ReactNode } from 'react'
import { Section } from './section.tsx'

export interface SectionContent {
  label: string
  title?: string
  tone?: 'paper' | 'sand'
  isMinor?: boolean
  content: ReactNode
}

interface NumberedSectionsProps {
  /** An absent one leaves no gap in the numbers. */
  sections: (SectionContent | false)[]
}

export function NumberedSections({ sections }: NumberedSectionsProps) {
  return sections
    .filter((section) => section !== false)
    .map(({ content, ...section }, index) => (
      <Section key={section.label} number={index + 1} {...section}>
        {content}
      </Section>
    ))
}
