import { apiClient } from '#lib/http/client/api-client.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { instance } from '#lib/server/instance.ts'
import type { LocalContent } from './definition.ts'

/**
 * The content of this process, for what needs a little of very many items: their heads are in
 * memory, where reading page after page of a list would take each from the disk. Undefined with a
 * backend, whose lists are all that there is.
 */
export function embeddedContent(locale: Locale): LocalContent | undefined {
  if (!apiClient().isEmbedded) return undefined
  return instance().embeddedApi?.content.read()[locale]
}
