import { CallbackButtons } from '#components/enquiries/fields/callback-buttons.tsx'
import { SendButton } from '#components/enquiries/fields/send-button.tsx'
import type { SubmitAction } from '#components/enquiries/form/submit-button.ts'
import { useEnquiryTexts } from '#components/enquiries/form-view.ts'

const ACTIONS: SubmitAction[] = ['send', 'whatsapp', 'telegram']

/** The buttons of forms that are under way. */
export function SendingForm() {
  const texts = useEnquiryTexts()
  return (
    <div className="grid gap-4">
      {ACTIONS.map((action) => (
        <CallbackButtons key={action} texts={texts} hasChats sending={action} />
      ))}
      <SendButton isLoading>{texts.form.send}</SendButton>
    </div>
  )
}
