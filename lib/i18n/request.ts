import { locale as viewSegment } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { log } from '../config/log.ts'
import { DEFAULT_LOCALE } from '../domain/locale.ts'
import { createMessageLoader } from './load-messages.ts'
import { createMessageFaults } from './message-faults.ts'
import { parseView } from './view.ts'

const loadMessages = createMessageLoader(
  {
    en: () => import('../../messages/en.json'),
    ru: () => import('../../messages/ru.json'),
  },
  log,
)
const faults = createMessageFaults(() => loadMessages(DEFAULT_LOCALE), log)

export default getRequestConfig(async () => {
  const segment = await viewSegment()
  const locale = (segment && parseView(segment)?.locale) || DEFAULT_LOCALE
  const messages = await loadMessages(locale)
  return { locale, messages, timeZone: 'UTC', ...(await faults(locale)) }
})
