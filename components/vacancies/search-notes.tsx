import { useTranslations } from 'next-intl'
import { formatDate } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { VacancySearch } from '#lib/resources/vacancies/model.ts'

interface SearchNotesProps {
  locale: Locale
  search: Pick<VacancySearch, 'corrected' | 'unsaid' | 'pay'>
  /** What the amounts are compared by is of interest then. */
  isPayChosen?: boolean
}

/** What was looked for, and what of the list does not say whether it fits. */
export function SearchNotes({ locale, search, isPayChosen = false }: SearchNotesProps) {
  const t = useTranslations('vacancies.search')
  const { corrected, unsaid, pay } = search
  const notes = [
    corrected && t('corrected', { words: corrected }),
    unsaid.live_in > 0 && t('unsaid.live_in', { count: unsaid.live_in }),
    unsaid.pay > 0 && t('unsaid.pay', { count: unsaid.pay }),
    isPayChosen && pay && t('payNote', { date: formatDate(pay.date, locale) }),
  ].filter(Boolean)
  if (notes.length === 0) return null
  return (
    <div className="mb-5 max-w-measure text-muted">
      {notes.map((note) => (
        <p key={String(note)}>{note}</p>
      ))}
    </div>
  )
}
