import { z } from 'zod'
import { NAMED_SCHEMAS } from '#lib/api/schema-names.ts'
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts'
import type { ReadEndpoint } from '#lib/resources/definition.ts'
import { MEANINGS } from './meanings.ts'
import { toPortablePattern } from './portable-pattern.ts'

/** The OpenAPI operation of a GET. */
export function describeRead({ summary, service, response, ...endpoint }: ReadEndpoint) {
  const { path, param, query, isRequired } = endpoint
  return {
    operationId: endpoint.name,
    summary,
    description: isRequired ? REQUIRED : OPTIONAL,
    tags: [service],
    parameters: [LANGUAGE_PARAMETER, ...pathParameters(path, param), ...queryParameters(query)],
    responses: {
      200: {
        description: 'OK',
        headers: {
          'Content-Language': {
            description: 'The language that it is in',
            schema: { type: 'string', enum: LOCALES },
          },
        },
        content: jsonContent(responseSchema(response)),
      },
      ...(param || query ? { 404: problemResponse('No such item, country or page') } : {}),
      ...(query
        ? {
            422: {
              description: 'A query parameter is not valid',
              content: jsonContent(refTo('ValidationProblem')),
            },
          }
        : {}),
      501: problemResponse('Not offered by this backend'),
      default: problemResponse('Any other failure'),
    },
  }
}

const REQUIRED = 'A backend must have it: each page is made of it. GET /api/main may stand for it.'
const OPTIONAL = 'A backend may answer 404 or 501: the site then does without.'

export const LANGUAGE_PARAMETER = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language that texts are wanted in; Content-Language says which it is',
  schema: { type: 'string', default: DEFAULT_LOCALE },
}

export function pathParameters(path: string, schema: z.ZodType | undefined) {
  const name = /\{(\w+)\}/.exec(path)?.[1]
  return name && schema
    ? [{ name, in: 'path', required: true, ...meaningOf(name), schema: toJson(schema) }]
    : []
}

export function problemResponse(description: string) {
  return { description, content: jsonContent(refTo('Problem')) }
}

export function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

function nameOf(schema: z.ZodType): string {
  const [name] = Object.entries(NAMED_SCHEMAS).find(([, named]) => named === schema) ?? []
  if (!name) throw new Error('a schema of the contract has no published name')
  return name
}

export function jsonContent(schema: object) {
  return { 'application/json': { schema } }
}

function responseSchema({ schema, as, beside = {} }: ReadEndpoint['response']): object {
  const item = refTo(nameOf(schema))
  const list = { type: 'array', description: 'In the order that they are shown in', items: item }
  if (as === 'one') return item
  if (as === 'list') return list
  return {
    type: 'object',
    properties: {
      data: list,
      meta: { ...refTo('PageMeta'), description: 'Which page it is, and of how many' },
      ...Object.fromEntries(
        Object.entries(beside).map(([name, schema]) => [
          name,
          { ...refTo(nameOf(schema)), description: MEANINGS[`beside.${name}`]?.[0] },
        ]),
      ),
    },
    required: ['data', 'meta'],
  }
}

function queryParameters(query: z.ZodObject | undefined) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...meaningOf(name),
    schema: toJson(schema),
  }))
}

function toJson(schema: z.core.$ZodType): object {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', override: makePortable })
  return json
}

/** Has a schema say its patterns as every engine reads them. */
export function makePortable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const schema of [jsonSchema, ...(jsonSchema.allOf ?? [])]) {
    if (typeof schema === 'object' && schema.pattern) {
      schema.pattern = toPortablePattern(schema.pattern)
    }
  }
}

function meaningOf(name: string) {
  const [description, example] = MEANINGS[`query.${name}`] ?? MEANINGS[name] ?? []
  return { description, ...(example === undefined ? {} : { example }) }
}
