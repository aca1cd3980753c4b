import { locale as viewSegment } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import en from '../../messages/en.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { DEFAULT_LOCALE } from '../domain/locale.ts'
import { typesetMessages } from './typeset-messages.ts'
import { parseView } from './view.ts'

const MESSAGES = { en: typesetMessages(en, 'en'), ru: typesetMessages(ru, 'ru') }

export default getRequestConfig(async () => {
  const segment = await viewSegment()
  const locale = (segment && parseView(segment)?.locale) || DEFAULT_LOCALE
  return { locale, messages: MESSAGES[locale], timeZone: 'UTC' }
})
