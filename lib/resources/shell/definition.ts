import { z } from 'zod'
import { countriesContent, countryWireSchema } from '#lib/resources/countries/definition.ts'
import { defineEndpoint, type ResourceDefinition } from '#lib/resources/definition.ts'
import { listOf } from '#lib/resources/fields.ts'
import { categoriesContent } from '#lib/resources/menus/definition.ts'
import { buildMenu } from '#lib/resources/menus/embedded.ts'
import { categoryWireSchema } from '#lib/resources/menus/wire.ts'
import { settingsContent, settingsWireSchema } from '#lib/resources/settings/definition.ts'

const mainWireSchema = z.object({
  options: settingsWireSchema,
  countries: listOf(countryWireSchema),
  categories: listOf(categoryWireSchema),
  candidates: listOf(categoryWireSchema),
})

export const shellResource = {
  schemas: { Main: mainWireSchema },
  endpoints: {
    main: defineEndpoint({
      name: 'main',
      path: '/api/main',
      service: 'main',
      summary: 'Settings, countries and both menus in one call',
      response: { schema: mainWireSchema, as: 'one' },
      fromContent: ({ content, now }) => ({
        options: content.get(settingsContent),
        countries: [...content.get(countriesContent).values()],
        categories: buildMenu('staff', content.get(categoriesContent), { content, now }),
        candidates: buildMenu('candidates', content.get(categoriesContent), { content, now }),
      }),
    }),
  },
} as const satisfies ResourceDefinition
