import { EnquiryForm } from '#components/enquiries/form/enquiry-form.tsx'
import type { EnquiryAnswer } from '#lib/enquiries/no-js-response.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { AnsweredForm } from './answered-form.tsx'
import { useFormView } from './form-view.ts'

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
        <EnquiryForm form="apply" view={view} vacancyId={vacancyId} answer={own} />
      </AnsweredForm>
    </div>
  )
}
