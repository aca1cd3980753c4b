import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NAMED_SCHEMAS } from '#lib/api/schema-names.ts'
import { FORM_ENDPOINTS } from '#lib/enquiries/forms/wire-schemas.ts'
import { WEBHOOK_SCHEMAS } from '#lib/enquiries/webhook-wire.ts'
import { isRecord } from '#lib/http/foreign-json.ts'
import { READ_ENDPOINTS } from '#lib/resources/resources.ts'
import { MEANINGS } from './meanings.ts'
import { buildOpenApi } from './openapi.ts'
import { toPortablePattern } from './portable-pattern.ts'

test('openapi.json is what scripts/write-openapi.ts writes', () => {
  const file = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(buildOpenApi())))
})

test('every endpoint is described', () => {
  const { paths } = JSON.parse(JSON.stringify(buildOpenApi()))
  for (const { path } of READ_ENDPOINTS) expect(paths[path]).toHaveProperty('get.responses.200')
  for (const { path } of FORM_ENDPOINTS) expect(paths[path]).toHaveProperty('post.requestBody')
  expect(Object.keys(paths)).toHaveLength(READ_ENDPOINTS.length + FORM_ENDPOINTS.length)
})

test('every property says what it means, and every meaning belongs to one', () => {
  const described: string[] = []
  const silent: string[] = []
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const inner of value) look(inner, path)
    if (!isRecord(value)) return
    const { properties } = value
    for (const [name, property] of Object.entries(isRecord(properties) ? properties : {})) {
      const isDescribed = isRecord(property) && property.description
      const found = isDescribed ? described : silent
      found.push(`${path || 'beside'}.${name}`, name)
      look(property, `${path}.${name}`)
    }
    for (const key of ['items', 'anyOf', 'allOf']) look(value[key], path)
  }
  const { components, paths, webhooks } = buildOpenApi()
  for (const [name, schema] of Object.entries(components.schemas)) look(schema, name)
  const lookAtParameters = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) lookAtParameters(inner)
    if (!isRecord(value)) return
    if (typeof value.in === 'string') {
      const found = value.description ? described : silent
      found.push(`query.${value.name}`)
    }
    look(value, '')
    for (const inner of Object.values(value)) lookAtParameters(inner)
  }
  lookAtParameters([paths, webhooks])
  expect(silent).toEqual([])
  expect(Object.keys(MEANINGS).filter((path) => !described.includes(path))).toEqual([])
})

test('every reference leads to a schema', () => {
  const document = buildOpenApi()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to]) => to,
  )
  const known = Object.keys(document.components.schemas).map((id) => `#/components/schemas/${id}`)
  expect(references.length).toBeGreaterThan(READ_ENDPOINTS.length)
  expect(references.filter((reference) => !known.includes(reference ?? ''))).toEqual([])
})

test('every pattern is one that engines of any language read alike', () => {
  const patterns = [
    ...JSON.stringify(buildOpenApi()).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g),
  ].map(([, text = '']) => String(JSON.parse(text)))
  expect(new Set(patterns).size).toBeGreaterThan(12)
  for (const pattern of patterns) expect(toPortablePattern(pattern)).toBe(pattern)
})

test('every schema has an example that the site would take', () => {
  const { schemas } = JSON.parse(JSON.stringify(buildOpenApi())).components
  const faults = Object.entries({ ...NAMED_SCHEMAS, ...WEBHOOK_SCHEMAS }).flatMap(
    ([name, schema]) => {
      const { error } = schema.safeParse(schemas[name].examples[0])
      return error?.issues.map(({ path, message }) => `${name}.${path.join('.')}: ${message}`) ?? []
    },
  )
  expect(faults).toEqual([])
})

test('query parameters carry their limits and defaults', () => {
  const { paths } = JSON.parse(JSON.stringify(buildOpenApi()))
  const parameters: { name: string; in: string; schema: object }[] =
    paths['/api/vacancies'].get.parameters
  expect(parameters).toContainEqual({
    name: 'per_page',
    in: 'query',
    description: 'Items a page',
    example: 12,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 12 },
  })
})
