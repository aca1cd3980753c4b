import type { FormEvent } from 'react'
import { type ChatApp, isChatApp } from '#lib/enquiries/messenger-chat.ts'

/** What a form's button does once the enquiry is accepted: nothing more, or on to a chat. */
export type SubmitAction = 'send' | ChatApp

/** The button that was pressed; with Enter it is the first one. */
export function pressedButton({ nativeEvent }: FormEvent): HTMLButtonElement | null {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement ? submitter : null
}

export function actionOf(button: HTMLButtonElement | null): SubmitAction {
  const value = button?.value
  return isChatApp(value) ? value : 'send'
}
