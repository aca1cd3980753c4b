import { isRecord } from '#lib/http/foreign-json.ts'

/** Paths of the fields that a schema let fall: a misspelt optional field would vanish unseen. */
export function listUnknownFields(
  given: unknown,
  kept: unknown,
  path: readonly PropertyKey[] = [],
): PropertyKey[][] {
  if (Array.isArray(given) && Array.isArray(kept)) {
    return given.flatMap((item, index) => listUnknownFields(item, kept[index], [...path, index]))
  }
  if (!isRecord(given) || !isRecord(kept)) return []
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(kept, key)
      ? listUnknownFields(value, kept[key], [...path, key])
      : [[...path, key]],
  )
}
