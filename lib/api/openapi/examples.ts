import type { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema | boolean | undefined
type Schemas = Readonly<Record<string, Schema>>

const REFERENCE = /^#\/components\/schemas\/(\w+)$/
const FORMATS: Readonly<Record<string, string>> = {
  uuid: '0b7f6d5e-2c1a-4f3b-9d8e-7a6b5c4d3e2f',
  'date-time': '2026-11-27T09:30:00Z',
  date: '2026-11-27',
  uri: 'https://agency.example/',
}

/** An example of a whole schema, put together from those of its properties. */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  if (typeof schema !== 'object') return undefined
  const { examples, anyOf = [], allOf = [], properties, items, $ref } = schema
  if (examples?.[0] !== undefined) return examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if ($ref) return exampleOf(schemas[REFERENCE.exec($ref)?.[1] ?? ''], schemas)
  const [choice] = schema.enum ?? []
  if (choice !== undefined) return choice
  const [first] = [...anyOf, ...allOf]
  if (first !== undefined) return exampleOf(first, schemas)
  if (properties) {
    const entries = Object.entries(properties).map(([name, property]) => [
      name,
      exampleOf(property, schemas),
    ])
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  if (typeof items === 'object' && !Array.isArray(items)) return [exampleOf(items, schemas)]
  return exampleOfType(schema)
}

function exampleOfType({ type, format }: z.core.JSONSchema.BaseSchema): unknown {
  if (type === 'string') return FORMATS[format ?? ''] ?? '…'
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  return type === 'object' ? {} : undefined
}
