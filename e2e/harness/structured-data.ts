import { z } from 'zod'

/**
 * What Google asks of the structured data that it shows: per type, what it requires and what it
 * recommends, as its pages on job postings, local businesses, articles, site names and breadcrumbs
 * say in 2026, without what the site cannot know (streets of workplaces, reviews, coordinates).
 * Written by hand, so that no mistake of the site's own code is repeated here.
 */

const absoluteUrl = z.url({ protocol: /^https?$/ })
const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
/** The end of a day alone would be read as its beginning. */
const isoMoment = z.iso.datetime({ offset: true })
const text = z.string().trim().min(1)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
  addressLocality: text.optional(),
  streetAddress: text.optional(),
})

const amount = z.number().positive()
const baseSalary = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: amount.optional(),
      minValue: amount.optional(),
      maxValue: amount.optional(),
      unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    })
    .refine(({ value, minValue, maxValue }) => value ?? minValue ?? maxValue, 'no amount')
    .refine(({ minValue = 0, maxValue = Infinity }) => minValue < maxValue, 'no range'),
})

const jobPosting = z.strictObject({
  '@type': z.literal('JobPosting'),
  title: text.regex(/^[^<>&{}!*]+$/),
  description: text.regex(/<p>|<li>/),
  datePosted: isoDate,
  validThrough: isoMoment.optional(),
  hiringOrganization: z.union([
    z.literal('confidential'),
    z.strictObject({ '@type': z.literal('Organization'), name: text }),
  ]),
  jobLocation: z.array(z.strictObject({ '@type': z.literal('Place'), address })).min(1),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY']),
  baseSalary: baseSalary.optional(),
  directApply: z.literal(true),
})

const openingHours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z
    .array(z.string().regex(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/))
    .min(1),
  opens: time,
  closes: time,
})

const office = z.strictObject({
  '@type': z.literal('EmploymentAgency'),
  name: text,
  address,
  telephone: text.regex(/^\+/),
  openingHoursSpecification: z.array(openingHours).min(1),
})

const agency = office.extend({
  '@id': absoluteUrl,
  url: absoluteUrl,
  legalName: text,
  logo: absoluteUrl,
  image: absoluteUrl,
  email: z.email(),
  knowsLanguage: z.array(z.string().length(2)).min(2),
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: text,
    telephone: text.regex(/^\+/),
    availableLanguage: z.array(z.string().length(2)).min(2),
  }),
  department: z.array(office).min(1),
})

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  name: text,
  url: absoluteUrl,
})

const author = z.strictObject({
  '@type': z.enum(['Person', 'EmploymentAgency']),
  '@id': absoluteUrl.optional(),
  name: text,
  url: absoluteUrl.optional(),
})

const blogPosting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  headline: text.max(110),
  image: absoluteUrl,
  datePublished: isoDate,
  dateModified: isoDate,
  author,
  publisher: author,
  inLanguage: z.string().length(2),
})

const thing = z.discriminatedUnion('@type', [jobPosting, agency, webSite, blogPosting])
const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).min(1),
})

type Thing = z.output<typeof thing>

/** What a page tells search engines in data blocks. @throws where it is not as Google asks */
export function structuredDataOf(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].flatMap(([, json = '']) => graph.parse(JSON.parse(json))['@graph'])
}

export interface BreadcrumbStep {
  position: number
  name: string
  /** As it stands in the page; absent for the page itself. */
  href: string | undefined
}

/** The steps of the way to a page that its markup marks for search engines. */
export function breadcrumbsOf(html: string): BreadcrumbStep[] {
  const list = /<ol[^>]*itemType="https:\/\/schema\.org\/BreadcrumbList"[^>]*>(.*?)<\/ol>/s.exec(
    html,
  )
  const items = (list?.[1] ?? '').matchAll(/<li[^>]*itemProp="itemListElement"[^>]*>(.*?)<\/li>/gs)
  return [...items].map(([, item = '']) => ({
    position: Number(/itemProp="position" content="(\d+)"/.exec(item)?.[1]),
    name: (/itemProp="name"[^>]*>([^<]+)</.exec(item)?.[1] ?? '').trim(),
    href: /<link itemProp="item" href="([^"]+)"/.exec(item)?.[1],
  }))
}
