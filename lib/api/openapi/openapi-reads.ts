import { z } from 'zod'
import type { SchemaName } from '#lib/api/schema-names.ts'
import type { ReadEndpoint } from '#lib/resources/read-endpoints.ts'

/** The OpenAPI operation of a GET. */
export function describeRead({ summary, service, answer, ...endpoint }: ReadEndpoint) {
  const { path, param, query } = endpoint
  return {
    operationId: endpoint.name,
    summary,
    tags: [service],
    parameters: [LANGUAGE_PARAMETER, ...pathParameters(path, param), ...queryParameters(query)],
    responses: {
      200: {
        description: 'OK',
        headers: { 'Content-Language': { schema: { type: 'string', enum: ['en', 'ru'] } } },
        content: jsonContent(answerSchema(answer)),
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

export const LANGUAGE_PARAMETER = {
  name: 'Accept-Language',
  in: 'header',
  schema: { type: 'string', default: 'en' },
}

export function pathParameters(path: string, schema: z.ZodType | undefined) {
  const name = /\{(\w+)\}/.exec(path)?.[1]
  return name && schema ? [{ name, in: 'path', required: true, schema: toJson(schema) }] : []
}

export function problemResponse(description: string) {
  return { description, content: jsonContent(refTo('Problem')) }
}

export function refTo(name: SchemaName) {
  return { $ref: `#/components/schemas/${name}` }
}

export function jsonContent(schema: object) {
  return { 'application/json': { schema } }
}

function answerSchema({ schema, as }: ReadEndpoint['answer']): object {
  const item = refTo(schema)
  const list = { type: 'array', items: item }
  if (as === 'one') return item
  if (as === 'list') return list
  return {
    type: 'object',
    properties: { data: list, meta: refTo('PageMeta') },
    required: ['data', 'meta'],
  }
}

function queryParameters(query: z.ZodObject | undefined) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: toJson(schema),
  }))
}

function toJson(schema: z.core.$ZodType): object {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input' })
  return json
}
