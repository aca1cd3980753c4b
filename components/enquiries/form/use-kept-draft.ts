import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EnquiryContent } from '#lib/api/send-enquiry-request'
import { type DraftContext, keepValues } from '@/components/enquiries/draft/draft-values'
import { onDraftDropped } from '@/components/enquiries/draft/drafts'
import { DEFAULT_VALUES, type EnquiryValues } from '@/components/enquiries/fields/form-values'

type Fields = UseFormReturn<EnquiryValues, unknown, EnquiryContent>

/** Keeps what is typed as it is typed, and empties the form once its draft has been sent. */
export function useKeptDraft(
  { subscribe, reset }: Pick<Fields, 'subscribe' | 'reset'>,
  context: DraftContext,
): void {
  const { form } = context

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A reset names no field, and leaves nothing worth keeping.
        callback: ({ name, values }) => name && keepValues(values, context),
      }),
    [subscribe, context],
  )

  useEffect(
    () => onDraftDropped((dropped) => dropped === form && reset({ ...DEFAULT_VALUES[form] })),
    [reset, form],
  )
}
