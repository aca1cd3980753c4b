import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORM_ENDPOINTS } from '#lib/enquiries/forms/wire-schemas.ts'
import { READ_ENDPOINTS } from '#lib/resources/resources.ts'
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
