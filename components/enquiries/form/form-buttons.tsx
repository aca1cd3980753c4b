import type { FormView } from '#components/enquiries/enquiry-config.ts'
import { Button } from '#components/ui/button/button.tsx'
import { formAction } from '#lib/enquiries/flash.ts'
import { chatModeOf, type FormName } from '#lib/enquiries/forms/forms.ts'
import { CHAT_APPS } from '#lib/enquiries/messenger-chat.ts'
import type { FormStatus, SubmitAction } from './form-status.ts'

interface FormButtonsProps {
  form: FormName
  view: Pick<FormView, 'locale' | 'texts' | 'buttons'>
  /** Where the form is sent without script. */
  action: string
  /** Whether the site knows its messengers. */
  hasChats: boolean
  status: Pick<FormStatus, 'sending' | 'refused'>
}

/** What a form is sent by: to us alone, or also on to a chat. */
export function FormButtons({ form, view, action, hasChats, status }: FormButtonsProps) {
  const { locale, texts, buttons } = view
  const isChatOffered = hasChats && chatModeOf(form) === 'offered'
  return (
    <div className="flex flex-col items-start gap-y-1">
      <Button type="submit" tone="primary" isLoading={status.sending === 'send'}>
        {textOf('send', buttons.submit)}
      </Button>
      {isChatOffered && (
        <div className="flex flex-wrap gap-x-4">
          {CHAT_APPS.map((app) => {
            const text = buttons[app]
            if (!text) return null
            return (
              <Button
                key={app}
                type="submit"
                tone="quiet"
                value={app}
                formAction={formAction(action, { locale, chat: app })}
                isLoading={status.sending === app}
              >
                {textOf(app, text)}
              </Button>
            )
          })}
        </div>
      )}
    </div>
  )

  /** A button that was pressed in vain says so. */
  function textOf(pressed: SubmitAction, text: string): string {
    return status.refused === pressed ? texts.form.tryAgain : text
  }
}
