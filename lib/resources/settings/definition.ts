import { z } from 'zod'
import { keyedByLocale, type Locale } from '#lib/i18n/locales.ts'
import {
  defineContent,
  defineEndpoint,
  type ResourceDefinition,
} from '#lib/resources/definition.ts'
import {
  isoCountrySchema,
  listOf,
  optional,
  optionalTextSchema,
  slugSchema,
  timeZoneSchema,
} from '#lib/resources/fields.ts'
import { imageWireSchema } from '#lib/resources/image.ts'
import { informationContent } from '#lib/resources/information/definition.ts'

const digitsSchema = z.string().regex(/^\d{5,15}$/, 'digits only, without +')
const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM')
const webAddressSchema = z.url({ protocol: /^https?$/ })

export function questionnaireField(locale: Locale) {
  return `questionnaire_${locale}` as const
}

const messengersWireSchema = z.object({
  whatsapp_staff: digitsSchema,
  whatsapp_job: digitsSchema,
  telegram: z.string().regex(/^\w{5,32}$/, 'a Telegram handle without @'),
  case_staff: z.string().min(1),
  case_job: z.string().min(1),
})

const officeWireSchema = z.object({
  country_slug: slugSchema,
  title: z.string().min(1),
  phone: z.string().min(1),
  address: optionalTextSchema,
  /** The town, where the title is more than that: its time is named by it. */
  city: optionalTextSchema,
  time_zone: timeZoneSchema,
  /** `days` are ISO weekdays, 1 is Monday; `from` and `to` are local clock times. */
  hours: listOf(
    z.object({
      days: z.array(z.number().int().min(1).max(7)).min(1),
      from: clockTimeSchema,
      to: clockTimeSchema,
    }),
  ),
  languages: listOf(z.string().min(1)),
  /** Who calls; of several the first who speaks the visitor's language. */
  people: listOf(
    z.object({
      name: z.string().min(1),
      languages: listOf(z.string().min(1)),
      phone: optionalTextSchema,
      photo: optional(imageWireSchema),
      belongings: listOf(z.string()),
    }),
  ),
  email: optional(z.email()),
  /** Minutes of its working time within which it calls back. */
  promise_minutes: optional(z.number().int().min(5).max(2_880)),
  /** Whose public holidays it keeps; `region` is the code of a part of the country. */
  holidays: optional(z.object({ country: isoCountrySchema, region: optionalTextSchema })),
  /** Days on which it is closed, the first and the last included. */
  closures: listOf(z.object({ from: z.iso.date(), to: z.iso.date() })),
  /** Holidays on which it works. */
  open_days: listOf(z.iso.date()),
})

const pageLinkWireSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  /** Linked at the foot of every page. */
  in_footer: optional(z.boolean()),
})

export const settingsWireSchema = z.object({
  main_office_phone: z.string().min(1),
  russ_phone: z.string().min(1),
  usa_phone: z.string().min(1),
  ukr_phone: z.string().min(1),
  footerContacts: listOf(z.object({ title: z.string().min(1), url: optionalTextSchema })),
  officeAddresses: listOf(z.object({ title: z.string().min(1) })),
  site_name: optionalTextSchema,
  company: optional(
    z.object({
      name: optionalTextSchema,
      form: optionalTextSchema,
      licence: optionalTextSchema,
      note: optionalTextSchema,
    }),
  ),
  /** What a form's box for consent says, where one is asked for. */
  consent: optionalTextSchema,
  messengers: optional(messengersWireSchema),
  offices: listOf(officeWireSchema),
  pages: optional(z.array(pageLinkWireSchema)).describe(
    'Pages of information, in the order of their links; one that is not named here does not exist',
  ),
  links: optional(
    z.object({
      ...keyedByLocale(questionnaireField, () => optional(webAddressSchema)),
      academy: optional(webAddressSchema),
    }),
  ),
})

export type SettingsWire = z.output<typeof settingsWireSchema>

export const settingsContent = defineContent({
  name: 'settings',
  schema: settingsWireSchema,
  fileNameOf: () => ({ field: '', name: 'settings' }),
  requiredFiles: ['settings'],
  isEssential: true,
  references: ({ offices }) => [
    {
      field: 'offices.*.country_slug',
      names: offices.map(({ country_slug }) => country_slug),
      folder: 'countries',
    },
  ],
  build: ([settings], { content }) =>
    settings && {
      ...settings,
      officeAddresses: addressesOf(settings),
      pages: [...content.get(informationContent).values()].map(
        ({ wire: { slug, title }, isInFooter }) => ({ slug, title, in_footer: isInFooter }),
      ),
    },
})

/** Those of the offices, where the list does not say them. */
function addressesOf({ officeAddresses, offices }: SettingsWire): SettingsWire['officeAddresses'] {
  if (officeAddresses.length > 0) return officeAddresses
  return offices.flatMap(({ title, address }) =>
    address ? [{ title: `${title}: ${address}` }] : [],
  )
}

export const settingsResource = {
  schemas: {
    Settings: settingsWireSchema,
    Messengers: messengersWireSchema,
    Office: officeWireSchema,
  },
  endpoints: {
    one: defineEndpoint({
      name: 'option',
      isRequired: true,
      path: '/api/option',
      service: 'main',
      summary: 'Settings of the site',
      response: { schema: settingsWireSchema, as: 'one' },
      fromContent: ({ content }) => content.get(settingsContent),
    }),
  },
  content: settingsContent,
} as const satisfies ResourceDefinition
