import type { EnquiryTexts } from '#components/enquiries/enquiry-setup.ts'
import type { SubmitAction } from '#components/enquiries/form/submit-button.ts'
import { Button } from '#components/ui/button/button.tsx'
import type { ChatApp } from '#lib/enquiries/messenger-chat.ts'
import { formAction } from '#lib/enquiries/no-js-response.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface CallbackButtonsProps {
  texts: EnquiryTexts
  /** Whether the site knows its messengers. */
  hasChats: boolean
  sending?: SubmitAction
  /** Says another thing of a button that was pressed in vain. */
  textOf?: (action: SubmitAction, text: string) => string
  /** Without script the button says where it sends the form. */
  plain?: { endpoint: string; locale: Locale }
}

const CHATS = ['whatsapp', 'telegram'] as const satisfies readonly ChatApp[]

export function CallbackButtons({
  texts,
  hasChats,
  sending,
  textOf = (_action, text) => text,
  plain,
}: CallbackButtonsProps) {
  return (
    <div className="flex flex-col items-start gap-y-1">
      <Button type="submit" tone="primary" isLoading={sending === 'send'}>
        {textOf('send', texts.callback.call)}
      </Button>
      {hasChats && (
        <div className="flex flex-wrap gap-x-6">
          {CHATS.map((chat) => (
            <Button
              key={chat}
              type="submit"
              tone="quiet"
              value={chat}
              formAction={plain && formAction(plain.endpoint, { locale: plain.locale, chat })}
              isLoading={sending === chat}
            >
              {textOf(chat, texts.callback[chat])}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
