export interface Rejection {
  /** The first message of a field, by field. */
  fields: Readonly<Record<string, string>>
  /** What is said of the form as a whole, where no field is named. */
  message?: string
}

/**
 * Reads the answer to a form that was not valid: `{message, errors: {field: text | [text]}}`, or
 * the fields alone. Anything else is a rejection without words.
 */
export function toRejection(answer: unknown): Rejection {
  if (!isObject(answer)) return { fields: {} }
  const { message, errors } = answer
  const fields = firstTexts(isObject(errors) ? errors : answer)
  if (Object.keys(fields).length > 0 || typeof message !== 'string') return { fields }
  return { fields, message }
}

function firstTexts(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, texts]): [string, string][] => {
      const text: unknown = Array.isArray(texts) ? texts.find(isText) : texts
      return isText(text) ? [[name, text]] : []
    }),
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
