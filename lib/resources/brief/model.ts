import { type AnswerName, LETTER_ANSWERS } from '#lib/i18n/pages.ts'

/** What is chosen in the letter, as its address says it; empty where it is left as it stands. */
export type BriefAnswers = Readonly<Record<AnswerName, string>>

/** A choice of the letter, in the case in which it stands in its sentence. */
interface LetterChoice {
  value: string
  text: string
  /** As an enquiry names it, where that is another text; empty where nothing is chosen by it. */
  title?: string
}

/** By answer; the first choice of each has an empty value, and is what the letter begins with. */
export type LetterChoices = Readonly<Record<AnswerName, readonly LetterChoice[]>>

/** The letter from its first sentence to its last: words, and answers between them. */
export type LetterPart = { text: string } | { answer: AnswerName }

/** What is not one of the choices is as if it were not asked; the rest is kept. */
export function readAnswers(
  asked: Readonly<Partial<Record<AnswerName, string>>>,
  choices: LetterChoices,
): BriefAnswers {
  return perAnswer((name) => {
    const known = choices[name].find(({ value }) => value === asked[name])
    return known?.value ?? ''
  })
}

/** What an enquiry calls what is chosen; empty where nothing is. */
export function titleOfChoice(
  name: AnswerName,
  answers: BriefAnswers,
  choices: LetterChoices,
): string {
  const chosen = choices[name].find(({ value }) => value === answers[name])
  return chosen?.title ?? chosen?.text ?? ''
}

export function perAnswer<Value>(make: (name: AnswerName) => Value): Record<AnswerName, Value> {
  const entries = LETTER_ANSWERS.map((name) => [name, make(name)])
  return Object.fromEntries(entries) as Record<AnswerName, Value>
}
