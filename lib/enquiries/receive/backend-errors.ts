import { isRecord } from '#lib/http/foreign-json.ts'
import {
  readFieldMessages,
  readProblemMessage,
  toFieldMessages,
} from '#lib/http/problem-message.ts'
import type { FieldErrors } from './validate.ts'

/**
 * Reads the messages of a backend's 422 in any of the shapes that are in use: texts or a text by
 * field, under `errors` or bare. What stands beside a `message` is no bare shape, and may be a
 * trace: of that only the fields that were sent are taken.
 */
export function readBackendErrors(
  body: unknown,
  sent: Readonly<Record<string, unknown>>,
): { message: string | undefined; errors: FieldErrors } {
  if (!isRecord(body)) return { message: undefined, errors: {} }
  const message = readProblemMessage(body)
  if (isRecord(body.errors)) return { message, errors: readFieldMessages(body) }
  const { message: _message, ...bare } = body
  const isBare = !('message' in body)
  const named = Object.entries(bare).filter(([name]) => isBare || Object.hasOwn(sent, name))
  return { message, errors: toFieldMessages(Object.fromEntries(named)) }
}
