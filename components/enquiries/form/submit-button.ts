import type { FormEvent } from 'react'
import type { ChatApp } from '#lib/domain/enquiry-chat'

/** What a form's button does once the enquiry is accepted: nothing more, or on to a chat. */
export type SubmitAction = 'send' | ChatApp

/** The button that was pressed; with Enter it is the first one. */
export function actionOf(event: FormEvent<HTMLFormElement>): SubmitAction {
  const { nativeEvent } = event
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  const value = submitter instanceof HTMLButtonElement ? submitter.value : ''
  return value === 'whatsapp' || value === 'telegram' ? value : 'send'
}
