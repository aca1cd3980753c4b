import { locale as routeSegment } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { log } from '#lib/log/log.ts'
import { WRITTEN_MESSAGES } from './languages.ts'
import { createMessageLoader } from './load-messages.ts'
import { DEFAULT_LOCALE } from './locales.ts'
import { createMessageFaults } from './message-faults.ts'
import { parseRouteState } from './route-state.ts'

const loadMessages = createMessageLoader(WRITTEN_MESSAGES, log)
const faultsOf = createMessageFaults(loadMessages(DEFAULT_LOCALE), log)

export default getRequestConfig(async () => {
  const segment = await routeSegment()
  const locale = (segment && parseRouteState(segment)?.locale) || DEFAULT_LOCALE
  return { locale, messages: loadMessages(locale), timeZone: 'UTC', ...faultsOf(locale) }
})
