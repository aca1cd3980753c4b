import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import type { StyleData } from './style-data'
import { StyleIndex } from './style-index'
import { listSections } from './style-sections'
import { STYLE_TEXTS } from './style-texts'

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
