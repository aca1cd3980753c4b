import { CallbackButtons } from '@/components/enquiries/fields/callback-buttons'
import { CallbackFields } from '@/components/enquiries/fields/callback-fields'
import {
  type FormSource,
  type PlainFormProps,
  PlainFrame,
  PlainPhoneField,
  plainFields,
} from './plain-form'

/** One address for both choices: the server looks at the choice itself. */
export const CALLBACK_ENDPOINT = '/api/form-staff'

interface PlainCallbackProps extends PlainFormProps {
  source: FormSource
  hasChats: boolean
}

export function PlainCallback({ source, hasChats, ...plain }: PlainCallbackProps) {
  const { locale, texts, answer } = plain
  return (
    <PlainFrame {...plain} form="callback" endpoint={CALLBACK_ENDPOINT} source={source}>
      <CallbackFields
        texts={texts}
        field={plainFields('callback', answer)}
        Phone={PlainPhoneField}
      />
      <CallbackButtons
        texts={texts}
        hasChats={hasChats}
        plain={{ endpoint: CALLBACK_ENDPOINT, locale }}
      />
    </PlainFrame>
  )
}
