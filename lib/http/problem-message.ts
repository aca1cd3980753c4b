import { z } from 'zod'
import { cutText } from '#lib/text/cut-text.ts'
import { isRecord } from './foreign-json.ts'

const MAX_LENGTH = 300
const MAX_FIELDS = 50
const MAX_TEXTS = 10
const MAX_NAME_LENGTH = 100

/**
 * What a refusal says to the visitor: its `message`, as one line of plain text. Below the first
 * line stands nothing that was written for people.
 */
export function readProblemMessage(problem: unknown): string | undefined {
  const parsed = problemWireSchema.safeParse(problem)
  return parsed.success ? toPlainLine(parsed.data.message) || undefined : undefined
}

/** The texts of a refusal's `errors` by field: each field has a text, or a list of texts. */
export function readFieldMessages(problem: unknown): Record<string, string[]> {
  if (!isRecord(problem) || !isRecord(problem.errors)) return {}
  return toFieldMessages(problem.errors)
}

export function toFieldMessages(errors: Record<string, unknown>): Record<string, string[]> {
  const entries = Object.entries(errors)
    .slice(0, MAX_FIELDS)
    .map(([name, texts]): [string, string[]] => [
      toPlainLine(name, MAX_NAME_LENGTH),
      toTexts(texts),
    ])
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0))
}

function toTexts(value: unknown): string[] {
  return [value]
    .flat()
    .filter((text) => typeof text === 'string')
    .slice(0, MAX_TEXTS)
    .map((text) => toPlainLine(text))
    .filter(Boolean)
}

/** The first line of a foreign text, without what cannot be seen, cut between characters. */
function toPlainLine(foreign: string, maxLength = MAX_LENGTH): string {
  const [line = ''] = foreign.trim().split(/[\n\r\u2028\u2029]/, 1)
  const text = line.replace(/[\p{Cc}\p{Bidi_Control}\p{Cs}]+/gu, ' ').trim()
  return text.length <= maxLength ? text : `${cutText(text, maxLength - 1)}…`
}

/** Any failure: the status says what kind, the message is for the visitor. */
export const problemWireSchema = z.object({ message: z.string() })

/** 422 of a form. */
export const validationProblemWireSchema = problemWireSchema.extend({
  errors: z.record(z.string(), z.array(z.string())),
})
