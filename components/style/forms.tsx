import { AnsweredForm } from '#components/enquiries/answered-form.tsx'
import { ContactForms } from '#components/enquiries/contact-forms.tsx'
import { FormNotice } from '#components/enquiries/fields/form-notice.tsx'
import { CallbackForm } from '#components/enquiries/form/callback-form.tsx'
import { PriceForm } from '#components/enquiries/form/price-form.tsx'
import { useFormView } from '#components/enquiries/form-view.ts'
import { InlineApplication } from '#components/enquiries/inline-application.tsx'
import { sampleAnswers } from './sample-answers.ts'
import { Specimen, Specimens } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'

const { forms: texts } = STYLE_TEXTS
const OUTCOMES = ['rejected', 'failed', 'limited', 'accepted', 'acceptedBare'] as const

export function Forms({ locale, shell, source, vacancy }: StyleData) {
  const view = useFormView(locale)
  const words = view.texts
  const answers = sampleAnswers(words.form.required)
  return (
    <>
      <p className="mb-4 text-small text-muted">{texts.liveNote}</p>
      <ContactForms locale={locale} shell={shell} source={source} />
      <Specimens>
        <Specimen name={texts.application}>
          <InlineApplication locale={locale} vacancyId={vacancy.id} />
        </Specimen>
        {OUTCOMES.map((outcome) => (
          <Specimen key={outcome} name={texts[outcome]}>
            <AnsweredForm texts={words} answer={answers[outcome]}>
              <CallbackForm view={view} source={source} hasChats answer={answers[outcome]} />
            </AnsweredForm>
          </Specimen>
        ))}
        <Specimen name={texts.priceRejected} note={texts.evergreen} ground="evergreen">
          <PriceForm view={view} source={source} positions={[]} answer={answers.priceRejected} />
        </Specimen>
        {(['paper', 'evergreen'] as const).map((ground) => (
          <Specimen key={ground} name={texts.notices} ground={ground}>
            <div className="grid gap-4">
              <FormNotice text={words.problems.unreachable} />
              <FormNotice text={words.problems.rejected} />
            </div>
          </Specimen>
        ))}
      </Specimens>
    </>
  )
}
