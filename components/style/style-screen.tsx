import { PageHead } from '#components/ui/page/page-head.tsx'
import { Section } from '#components/ui/page/section.tsx'
import type { StyleData } from './style-data.ts'
import { StyleIndex } from './style-index.tsx'
import { listSections } from './style-sections.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

/** For the team: the tokens and all parts of the site in all their states. */
export function StyleScreen(data: StyleData) {
  const sections = listSections(data)
  return (
    <>
      <PageHead eyebrow={STYLE_TEXTS.eyebrow} title={STYLE_TEXTS.title} lead={STYLE_TEXTS.lead} />
      <StyleIndex sections={sections} />
      {sections.map(({ id, label, title, content, wide }, index) => (
        <div key={id} className="border-t border-rule">
          <Section id={id} number={index + 1} label={label} title={title}>
            {content}
          </Section>
          {wide}
        </div>
      ))}
    </>
  )
}
