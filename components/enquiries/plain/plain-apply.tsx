import { NameField } from '@/components/enquiries/fields/name-field'
import { SendButton } from '@/components/enquiries/fields/send-button'
import { type PlainFormProps, PlainFrame, PlainPhoneField, plainFields } from './plain-form'

export function PlainApply({ vacancyId, ...plain }: PlainFormProps & { vacancyId: string }) {
  const { texts, answer } = plain
  const field = plainFields('apply', answer)
  const endpoint = `/api/vacancies/${encodeURIComponent(vacancyId)}/apply`
  return (
    <PlainFrame {...plain} form="apply" endpoint={endpoint}>
      <NameField texts={texts} field={field} />
      <PlainPhoneField label={texts.form.phone} {...field('phone')} required />
      <SendButton>{texts.apply.submit}</SendButton>
    </PlainFrame>
  )
}
