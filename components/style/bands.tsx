import { ContactsIllustration } from '#components/illustrations/contacts-illustration.tsx'
import { Button } from '#components/ui/button/button.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { WideSpecimen } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

const { bands: texts } = STYLE_TEXTS

export function Bands() {
  return (
    <>
      <WideSpecimen name={texts.title}>
        <PageHead
          eyebrow={texts.eyebrow}
          title={texts.title}
          lead={texts.lead}
          picture={<ContactsIllustration />}
        >
          <Button>{texts.action}</Button>
          <Button tone="secondary">{texts.action}</Button>
        </PageHead>
      </WideSpecimen>
      <WideSpecimen name={texts.bare}>
        <PageHead title={texts.bare} />
      </WideSpecimen>
      <WideSpecimen name={STYLE_TEXTS.buttons.long}>
        <PageHead title={texts.longTitle} />
      </WideSpecimen>
      <WideSpecimen name={texts.bandTitle}>
        <Section label={texts.label} number={4} title={texts.bandTitle}>
          {texts.lead}
        </Section>
      </WideSpecimen>
      <WideSpecimen name={texts.sandTitle}>
        <Section label={texts.label} title={texts.sandTitle} tone="sand">
          {texts.lead}
        </Section>
      </WideSpecimen>
      <WideSpecimen name={texts.noTitle}>
        <Section>{texts.noTitle}</Section>
      </WideSpecimen>
    </>
  )
}
