import type { AllContent } from '#lib/resources/definition.ts'
import type { VacanciesOf } from './searched-texts.ts'
import { VacancyIndex } from './vacancy-index.ts'

/** One is enough for the process: content that is another changes it. */
let latest: { content?: AllContent; index: Promise<VacancyIndex> } = {
  index: Promise.resolve(new VacancyIndex()),
}

/** The index of this content; the first time it is asked for takes a while where there is much. */
export function vacancyIndexOf(
  content: AllContent,
  vacanciesOf: VacanciesOf,
): Promise<VacancyIndex> {
  if (latest.content === content) return latest.index
  const before = latest.index
  // One that could not be brought up to date is not gone on with.
  const index = before
    .catch(() => new VacancyIndex())
    .then((kept) => kept.update(content, vacanciesOf))
  latest = { content, index }
  return index
}
