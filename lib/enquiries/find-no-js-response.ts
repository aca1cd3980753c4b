import type { EnquiryAnswer } from './no-js-response.ts'

type FindAnswer = (id: string) => EnquiryAnswer | undefined

const ANSWERS: unique symbol = Symbol.for('site.reads.enquiry-answers')

/** Says where the answers of forms sent without script are kept; once, when the server starts. */
export function provideEnquiryAnswers(find: FindAnswer): void {
  processState()[ANSWERS] = find
}

/** What became of a form that was sent without script; undefined but for the page that shows it. */
export function findEnquiryAnswer(id: string | undefined): EnquiryAnswer | undefined {
  return id ? processState()[ANSWERS]?.(id) : undefined
}

function processState(): { [ANSWERS]?: FindAnswer } {
  return globalThis as typeof globalThis & { [ANSWERS]?: FindAnswer }
}
