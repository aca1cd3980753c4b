import { isServedHtml, type SafeHtml } from '#lib/html/safe-html.ts'
import { askSite } from './ask-site.ts'

const PARTS = ['conditions', 'responsibilities', 'requirements'] as const

export interface VacancyTexts {
  /** What a vacancy says of itself, in the order that it is shown in. */
  parts: { part: (typeof PARTS)[number]; html: SafeHtml }[]
  /** Slugs of the countries that it is in. */
  countries: string[]
}

const requests = new Map<string, Promise<VacancyTexts | undefined>>()

/**
 * The texts of a vacancy in the language of the page, each asked for once; undefined where they
 * cannot be had, and then the next call asks again.
 */
export function loadVacancyTexts(id: string): Promise<VacancyTexts | undefined> {
  const { lang } = document.documentElement
  const key = `${lang} ${id}`
  const known = requests.get(key)
  if (known) return known
  const request = fetchTexts(id, lang).catch(() => {
    requests.delete(key)
    return undefined
  })
  requests.set(key, request)
  return request
}

async function fetchTexts(id: string, lang: string): Promise<VacancyTexts> {
  const texts = await askSite(`/api/vacancy-texts?id=${encodeURIComponent(id)}`, lang)
  const fields = new Map(Object.entries(texts ?? {}))
  const parts = PARTS.flatMap((part) => {
    const html: unknown = fields.get(part)
    return isServedHtml(html) ? [{ part, html }] : []
  })
  const countries = [fields.get('countries')].flat().filter((slug) => typeof slug === 'string')
  return { parts, countries }
}
