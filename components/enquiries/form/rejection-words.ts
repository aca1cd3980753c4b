import type { FieldName, FormField } from '#lib/enquiries/forms/forms.ts'
import type { Rejection } from '#lib/enquiries/send/send-enquiry-rejection.ts'

interface RejectionWords {
  /** What is said under the form's own fields, from top to bottom. */
  fields: { name: FieldName; message: string }[]
  /** What is said of the form as a whole: whatever no field of it can show. */
  notice: string
}

export function rejectionWords(
  { fields, message }: Rejection,
  shown: readonly FormField[],
  withoutWords: string,
): RejectionWords {
  const own = shown.flatMap(({ name }) => {
    const text = fields[name]
    return text ? [{ name, message: text }] : []
  })
  const others = Object.entries(fields)
    .filter(([name]) => !shown.some((known) => known.name === name))
    .map(([, text]) => text)
  const notice = [...others, message].filter(Boolean).join(' ')
  return { fields: own, notice: notice || (own.length === 0 ? withoutWords : '') }
}
