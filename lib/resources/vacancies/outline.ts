import { toPlainText } from '#lib/html/sanitize.ts'
import { listAll } from '#lib/http/paging.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { embeddedContent } from '#lib/resources/content-items.ts'
import { vacanciesContent } from './definition.ts'
import { listOpen, type VacancyEntry } from './embedded.ts'
import type { Vacancy } from './model.ts'
import { listVacancies } from './read.ts'
import { isClosed, type VacancyLife } from './vacancy-life.ts'

/** What there is to know of a vacancy without its texts. */
export type VacancyOutline = VacancyLife &
  Pick<Vacancy, 'id' | 'countries' | 'category' | 'publishedAt' | 'confirmedAt'> & {
    /** Whether anything is said of it. */
    isDescribed: boolean
  }

const PER_PAGE = 100

/** Of all open vacancies, the newest first. @throws {UpstreamError} */
export async function listOutlines(locale: Locale): Promise<VacancyOutline[]> {
  const now = new Date()
  const content = embeddedContent(locale)
  if (content) return listOpen(content.get(vacanciesContent), now).map(ofEntry)
  const all = await listAll((page) => listVacancies(locale, { page, perPage: PER_PAGE }))
  return all.filter((vacancy) => !isClosed(vacancy, now)).map(toOutline)
}

export function toOutline(vacancy: Vacancy): VacancyOutline {
  return { ...vacancy, isDescribed: toPlainText(vacancy.conditions).trim() !== '' }
}

function ofEntry({ head, countries, life }: VacancyEntry): VacancyOutline {
  const { id, category, published_at: publishedAt, confirmed_at: confirmedAt, isDescribed } = head
  return { id, countries, category, publishedAt, confirmedAt, isDescribed, ...life }
}
