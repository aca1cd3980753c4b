import { useTranslations } from 'next-intl'
import type { VacancySearch } from '#lib/resources/vacancies/model.ts'

interface SearchNotesProps {
  search: Pick<VacancySearch, 'corrected' | 'unsaid'>
}

/** What was looked for, and what of the list does not say whether it fits. */
export function SearchNotes({ search: { corrected, unsaid } }: SearchNotesProps) {
  const t = useTranslations('vacancies.search')
  const notes = [
    corrected && t('corrected', { words: corrected }),
    unsaid.live_in > 0 && t('unsaid.live_in', { count: unsaid.live_in }),
    unsaid.pay > 0 && t('unsaid.pay', { count: unsaid.pay }),
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
