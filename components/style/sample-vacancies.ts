import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { SAMPLE_WORD } from './sample-words.ts'

/** What a list may hold beside the usual. */
export function sampleVacancies(usual: Vacancy) {
  const { conditions } = usual
  const countries = [{ title: SAMPLE_WORD }, { title: SAMPLE_WORD.toUpperCase() }]
  return {
    row: usual,
    long: {
      ...usual,
      id: 'long',
      title: `${SAMPLE_WORD} ${SAMPLE_WORD}`,
      city: SAMPLE_WORD,
      countries,
      sum: `${SAMPLE_WORD} ${SAMPLE_WORD}`,
    },
    noPay: { ...usual, id: 'no-pay', sum: '', salary: undefined },
    bare: { id: 'bare', title: usual.title, conditions, sum: '', countries: [] },
    closed: { ...usual, validThrough: '2026-01-31', closesAt: Date.parse('2026-02-01') },
  } satisfies Record<string, Vacancy>
}
