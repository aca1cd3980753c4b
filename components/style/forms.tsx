import { ContactForms } from '@/components/enquiries/contact-forms'
import { useEnquiryTexts } from '@/components/enquiries/enquiry-texts'
import { FormNotice } from '@/components/enquiries/fields/form-notice'
import { InlineApplication } from '@/components/enquiries/inline-application'
import { AnsweredForm } from '@/components/enquiries/plain/answered-form'
import { PlainCallback } from '@/components/enquiries/plain/plain-callback'
import { PlainPrice } from '@/components/enquiries/plain/plain-price'
import { sampleAnswers } from './sample-answers'
import { Specimen, Specimens } from './specimen'
import type { StyleData } from './style-data'
import { STYLE_TEXTS } from './style-texts'

const { forms: texts } = STYLE_TEXTS
const OUTCOMES = ['rejected', 'failed', 'limited', 'accepted', 'acceptedBare'] as const

export function Forms({ locale, shell, source, vacancy }: StyleData) {
  const words = useEnquiryTexts()
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
            <AnsweredForm kind={{ form: 'callback' }} texts={words} answer={answers[outcome]}>
              <PlainCallback
                locale={locale}
                texts={words}
                source={source}
                hasChats
                answer={answers[outcome]}
              />
            </AnsweredForm>
          </Specimen>
        ))}
        <Specimen name={texts.priceRejected} note={texts.evergreen} ground="evergreen">
          <PlainPrice
            locale={locale}
            texts={words}
            source={source}
            positions={[]}
            answer={answers.priceRejected}
          />
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
