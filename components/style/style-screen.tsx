import { PageHead } from '#components/ui/page/page-head.tsx'
import { Section } from '#components/ui/page/section.tsx'
import type { SafeHtml } from '#lib/html/safe-html.ts'
import { Buttons, Fields, Icons } from './controls.tsx'
import { Modals, Toasts } from './overlays-client.tsx'
import { PageParts } from './page-parts.tsx'
import { Measures, Palette, TypeScale } from './tokens.tsx'

interface StyleScreenProps {
  /** The style sheet that holds the theme. */
  css: string
  prose: SafeHtml
}

/** For the team: the tokens and every component of `components/ui` in all its states. */
export function StyleScreen({ css, prose }: StyleScreenProps) {
  const sections = {
    Palette: <Palette css={css} />,
    Type: <TypeScale css={css} />,
    Measures: <Measures css={css} />,
    Buttons: <Buttons />,
    Fields: <Fields />,
    Icons: <Icons />,
    Modals: <Modals />,
    Toasts: <Toasts />,
    Page: <PageParts prose={prose} />,
  }
  const names = Object.keys(sections)
  return (
    <>
      <PageHead eyebrow="For the team, only while developing" title="Style" />
      <nav aria-label="On this page" className="page-width flex flex-wrap gap-4 pb-16">
        {names.map((name) => (
          <a key={name} href={`#${name.toLowerCase()}`} className="link">
            {name}
          </a>
        ))}
      </nav>
      {Object.entries(sections).map(([name, content], index) => (
        <Section key={name} id={name.toLowerCase()} number={index + 1} label={name} title={name}>
          {content}
        </Section>
      ))}
    </>
  )
}
