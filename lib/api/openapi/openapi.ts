import { z } from 'zod'
import { NAMED_SCHEMAS } from '#lib/api/schema-names.ts'
import { FORM_ENDPOINTS } from '#lib/enquiries/forms/wire-schemas.ts'
import { READ_ENDPOINTS } from '#lib/resources/resources.ts'
import { describeForm } from './openapi-forms.ts'
import { describeRead } from './openapi-reads.ts'

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
        'not named here are ignored. Operations tagged "jobs" may live on a service of their own.',
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
    components: { schemas: describeSchemas() },
  }
}

function describeSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id, $schema, ...schema }]) => [id, schema]),
  )
}
