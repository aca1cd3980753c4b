import { z } from 'zod'
import { NAMED_SCHEMAS } from '#lib/api/schema-names.ts'
import { FORM_ENDPOINTS } from '#lib/enquiries/forms/wire-schemas.ts'
import { WEBHOOK_SCHEMAS } from '#lib/enquiries/webhook-wire.ts'
import { READ_ENDPOINTS } from '#lib/resources/resources.ts'
import { exampleOf } from './examples.ts'
import { MEANINGS } from './meanings.ts'
import { describeForm } from './openapi-forms.ts'
import { describeRead, makePortable } from './openapi-reads.ts'
import { describeWebhooks } from './openapi-webhooks.ts'

/** The contract as an OpenAPI 3.1 document, made from the schemas that the code itself parses with. */
export function buildOpenApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Site of a household-staffing agency group',
      version: '1.0.0',
      description:
        'What the site reads and where it sends its forms. Texts come back in the language of ' +
        'Accept-Language; lists and objects may also be wrapped as {"data": …}; fields that are ' +
        'not named here are ignored. Operations tagged "jobs" may live on a service of their own. ' +
        'Patterns are written for engines of any language, without flags; where the site asks for ' +
        'letters and digits of any script, as in a slug, they are a little wider than that.',
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'main' }, { name: 'jobs' }],
    paths: {
      ...Object.fromEntries(
        READ_ENDPOINTS.map((endpoint) => [endpoint.path, { get: describeRead(endpoint) }]),
      ),
      ...Object.fromEntries(
        FORM_ENDPOINTS.map((endpoint) => [endpoint.path, { post: describeForm(endpoint) }]),
      ),
    },
    webhooks: describeWebhooks(),
    // A backend may ask for either, or for nothing.
    security: [{}, { token: [] }, { password: [] }],
    components: {
      schemas: describeSchemas(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'API_TOKEN, JOBS_TOKEN' },
        password: { type: 'http', scheme: 'basic', description: 'Of the address in the settings' },
      },
    },
  }
}

function describeSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>()
  const named = { ...NAMED_SCHEMAS, ...WEBHOOK_SCHEMAS }
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: makePortable,
  })
  const described = Object.fromEntries(
    Object.entries(schemas).map(([id, { $id, $schema, ...schema }]) => {
      addMeanings(schema, id)
      return [id, schema]
    }),
  )
  return Object.fromEntries(
    Object.entries(described).map(([id, schema]) => {
      return [id, { ...schema, examples: [exampleOf(schema, described)] }]
    }),
  )
}

/** Says of each property what it means, however deep it stands. */
function addMeanings(schema: z.core.JSONSchema.BaseSchema, path: string): void {
  for (const inner of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), schema.items].flat()) {
    if (typeof inner === 'object') addMeanings(inner, path)
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property !== 'object') continue
    const [text, example] = MEANINGS[`${path}.${name}`] ?? MEANINGS[name] ?? []
    if (text) property.description ??= text
    if (example !== undefined) property.examples = [example]
    addMeanings(property, `${path}.${name}`)
  }
}
