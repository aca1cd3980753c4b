import type { EnquiryAnswer } from '#lib/domain/enquiry-answer'
import type { Locale } from '#lib/domain/locale'
import { useEnquiryTexts } from './enquiry-texts'
import { AnsweredForm } from './plain/answered-form'
import { PlainApply } from './plain/plain-apply'

interface InlineApplicationProps {
  locale: Locale
  vacancyId: string
  /** What became of it when it was sent without script. */
  answer?: EnquiryAnswer
}

/** The application on a vacancy's own page, under the anchor that buttons lead to. */
export function InlineApplication({ locale, vacancyId, answer }: InlineApplicationProps) {
  const texts = useEnquiryTexts()
  const own = answer?.form === 'apply' ? answer : undefined
  return (
    <div id="apply" className="max-w-xl">
      <AnsweredForm kind={{ form: 'apply', vacancyId }} texts={texts} answer={own}>
        <PlainApply locale={locale} texts={texts} vacancyId={vacancyId} answer={own} />
      </AnsweredForm>
    </div>
  )
}
