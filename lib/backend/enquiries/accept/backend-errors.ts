import { cutText } from '#lib/domain/text'
import type { FieldErrors } from './validate.ts'

const MAX_FIELDS = 50
const MAX_TEXTS = 10
const MAX_TEXT_LENGTH = 500

/**
 * Reads the messages of a backend's 422 in any of the shapes that are in use: texts or a text by
 * field, under `errors` or bare.
 */
export function readBackendErrors(body: unknown): {
  message: string | undefined
  errors: FieldErrors
} {
  if (!isRecord(body)) return { message: undefined, errors: {} }
  const { message, errors, ...bare } = body
  const byField = isRecord(errors) ? errors : bare
  const entries = Object.entries(byField)
    .slice(0, MAX_FIELDS)
    .map(([name, texts]): [string, string[]] => [name, textsOf(texts)])
    .filter(([, texts]) => texts.length > 0)
  return {
    message: typeof message === 'string' ? cutText(message, MAX_TEXT_LENGTH) : undefined,
    errors: Object.fromEntries(entries),
  }
}

function textsOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((text) => typeof text === 'string')
    .slice(0, MAX_TEXTS)
    .map((text) => cutText(text, MAX_TEXT_LENGTH))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
