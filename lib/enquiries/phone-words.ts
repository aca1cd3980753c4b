import { groupPhone } from '#lib/text/phone.ts'
import { calledPhone, type PhoneDoubt } from '#lib/text/phone-doubt.ts'
import type { Words } from './words.ts'

interface PhoneWordsOptions {
  phone: string
  doubt: PhoneDoubt | undefined
  /** What every form has at hand. */
  form: { shortPhone: string; domesticPhone: string; help: { phone: string } }
  /** Undefined until they have come. */
  words: Words | undefined
}

/** What is said of a number: beside its field, as a button, and when it is sent in spite of a doubt. */
export function phoneWords({ phone, doubt, form, words }: PhoneWordsOptions) {
  const number = groupPhone(calledPhone(phone, doubt))
  if (!doubt) {
    const hint = phone.length < 2 ? undefined : words?.('phone.shown', { number })
    return { hint, suggestion: '', question: '' }
  }
  const hints = {
    short: form.shortPhone,
    domestic: form.domesticPhone,
    long: words?.('phone.long') ?? form.help.phone,
    code: words?.('phone.code') ?? form.help.phone,
  }
  const hint = [hints[doubt.fault], doubt.length && hints[doubt.length]].filter(Boolean).join(' ')
  const meant = groupPhone(doubt.suggestion ?? '')
  return {
    hint,
    suggestion: words?.('phone.meant', { number: meant }) ?? meant,
    question: [hint, words?.('phone.question', { number })].filter(Boolean).join(' '),
  }
}
