import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORM_ENDPOINTS } from '#lib/enquiries/forms/wire-schemas.ts'
import { isRecord } from '#lib/http/foreign-json.ts'
import { READ_ENDPOINTS } from '#lib/resources/resources.ts'
import { MEANINGS } from './meanings.ts'
import { buildOpenApi } from './openapi.ts'

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
      found.push(`${path}.${name}`, name)
      look(property, `${path}.${name}`)
    }
    for (const key of ['items', 'anyOf', 'allOf']) look(value[key], path)
  }
  const { schemas } = buildOpenApi().components
  for (const [name, schema] of Object.entries(schemas)) look(schema, name)
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

test('query parameters carry their limits and defaults', () => {
  const { paths } = JSON.parse(JSON.stringify(buildOpenApi()))
  const parameters: { name: string; in: string; schema: object }[] =
    paths['/api/vacancies'].get.parameters
  expect(parameters).toContainEqual({
    name: 'per_page',
    in: 'query',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 12 },
  })
})
