import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { SETTINGS } from '#lib/http/client/sample-answers.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { toFacts } from '#lib/resources/information/facts.ts'
import { settingsWireSchema } from '#lib/resources/settings/definition.ts'
import { toSettings } from '#lib/resources/settings/to-settings.ts'

const wordsSchema = z.record(z.enum(LOCALES), z.string())
const pageSchema = z.object({
  slug: z.string(),
  figures: z.array(z.object({ figure: z.string(), text: wordsSchema })).default([]),
  sections: z.array(z.object({ body: wordsSchema.optional() })),
})
const PAGES = globSync('content/pages/*.yaml').map((file) =>
  pageSchema.parse(parse(readFileSync(file, 'utf8'))),
)
const SLUGS = PAGES.map(({ slug }) => slug)

test.each(LOCALES)('pages of information in %s name only figures that there are', (locale) => {
  const facts = toFacts(locale, toSettings(settingsWireSchema.parse(SETTINGS), {}))
  const named = bodiesOf(locale).flatMap((body) => [...body.matchAll(/\{(\w+)\}/g)])
  expect(named.length).toBeGreaterThan(10)
  expect(named.map(([, name = '']) => name).filter((name) => !(name in facts))).toEqual([])
})

test.each(LOCALES)('no figure of the terms is written out in %s', (locale) => {
  const terms = PAGES.filter(({ slug }) => slug === 'fees')
  expect(terms).toHaveLength(1)
  expect(bodiesOf(locale, terms).filter((body) => /\d/.test(withoutTags(body)))).toEqual([])
})

test.each(LOCALES)('links between them stay in %s and lead somewhere', (locale) => {
  const hrefs = bodiesOf(locale).flatMap((body) => [...body.matchAll(/href="(\/[^"]*)"/g)])
  expect(hrefs.length).toBeGreaterThan(5)
  const prefix = localizedPath(locale, '/about/')
  for (const [, href = ''] of hrefs) {
    expect(href.startsWith('/ru/'), href).toBe(localizedPath(locale, '/x').startsWith('/ru/'))
    if (href.includes('/about/')) expect(SLUGS.map((slug) => prefix + slug)).toContain(href)
  }
})

function bodiesOf(locale: Locale, pages = PAGES): string[] {
  return pages.flatMap(({ figures, sections }) => [
    ...figures.map(({ figure, text }) => `${figure} ${text[locale]}`),
    ...sections.flatMap(({ body }) => body?.[locale] ?? []),
  ])
}

/** The levels of headings are figures too. */
function withoutTags(body: string): string {
  return body.replaceAll(/<[^>]*>/g, '')
}
