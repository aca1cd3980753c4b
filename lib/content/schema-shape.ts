import { z } from 'zod'

/** What a schema is about, without what says that it may be absent or becomes something else. */
export function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return unwrap(schema.unwrap())
  }
  if (schema instanceof z.ZodDefault) return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) {
    return unwrap(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  }
  return schema
}

/** The schema of what stands in a field, undefined for a field that there is not. */
export function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((outer, key) => {
    const inner = unwrap(outer)
    if (inner instanceof z.ZodObject) return inner.shape[String(key)]
    if (inner instanceof z.ZodArray) return inner.element
    return inner instanceof z.ZodRecord ? inner.valueType : undefined
  }, schema)
}

/** The names of the fields that an object may have. */
export function fieldNamesOf(schema: unknown): string[] {
  const inner = unwrap(schema)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}
