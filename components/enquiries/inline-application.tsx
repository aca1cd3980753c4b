import type { EnquiryAnswer } from '#lib/domain/enquiry-answer'
import type { Locale } from '#lib/domain/locale'
import { AnsweredForm } from './answered-form'
import { ApplyForm } from './form/apply-form'
import { useFormView } from './form-view'

interface InlineApplicationProps {
  locale: Locale
  vacancyId: string
  /** What became of it when it was sent without script. */
  answer?: EnquiryAnswer
}

/** The application on a vacancy's own page, under the anchor that buttons lead to. */
export function InlineApplication({ locale, vacancyId, answer }: InlineApplicationProps) {
  const view = useFormView(locale)
  const own = answer?.form === 'apply' ? answer : undefined
  return (
    <div id="apply" className="max-w-xl">
      <AnsweredForm texts={view.texts} answer={own}>
        <ApplyForm view={view} vacancyId={vacancyId} answer={own} />
      </AnsweredForm>
    </div>
  )
}
