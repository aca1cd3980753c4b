import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { categoryKind } from '#components/illustrations/category-kind.ts'
import { drawnCountry } from '#components/illustrations/country-illustration.tsx'
import { DRAWN_PAGES } from '#components/illustrations/page-illustration.tsx'
import { drawnTopic } from '#components/illustrations/topic-illustration.tsx'
import { LOCALES } from '#lib/i18n/locales.ts'

const SCENES = drawingsIn('scenes.svg')
const TOPICS = drawingsIn('topics.svg')
const PAGES = drawingsIn('pages.svg')

const namesSchema = z.object({ slug: z.string(), icon: z.string().optional() })
const tagsSchema = z.object({ tags: z.array(z.record(z.enum(LOCALES), z.string())) })

test('every category has a drawing of its own for its row, another has that of all others', () => {
  const names = readAll('categories').map((file) => namesSchema.parse(file))
  const kinds = names.map((it) => categoryKind(it))
  expectOwn(kinds)
  expect(categoryKind({ slug: 'yachts', icon: 'anchor' })).toBeUndefined()
  for (const kind of [...kinds, 'other']) expect(SCENES).toContain(`category-${kind}`)
})

test('every country has a skyline of its own, another has that of all others', () => {
  const slugs = readAll('countries').map((file) => namesSchema.parse(file).slug)
  expectOwn(slugs.map(drawnCountry))
  for (const slug of [...slugs, 'portugal']) {
    expect(SCENES).toContain(`skyline-${drawnCountry(slug)}`)
    expect(SCENES).toContain(`landmark-${drawnCountry(slug)}`)
  }
})

test.each(LOCALES)('every topic of the blog has a drawing of its own in %s', (locale) => {
  const tags = readAll('blog').flatMap((file) => tagsSchema.parse(file).tags)
  const topics = [...new Set(tags.map((tag) => tag[locale]))]
  expect(topics.length).toBeGreaterThan(3)
  expectOwn(topics.map((topic) => drawnTopic([topic])))
  for (const topic of topics) expect(TOPICS).toContain(`topic-${drawnTopic([topic])}`)
})

test('an article has the drawing of the first of its topics that has one', () => {
  expect(drawnTopic(['Gardens', 'LAW', 'Pay'])).toBe('law')
  expect(drawnTopic(['Gardens'])).toBe('other')
  expect(drawnTopic([])).toBe('other')
  expect(TOPICS).toContain('topic-other')
})

test('every page about the agency has a drawing of its own', () => {
  const slugs = readAll('pages').map((file) => namesSchema.parse(file).slug)
  expect(DRAWN_PAGES).toEqual(expect.arrayContaining(slugs))
  expect(PAGES).toEqual(DRAWN_PAGES.map((slug) => `page-${slug}`))
})

test('a file of drawings is light, and has no colours that the page has no name for', () => {
  for (const file of ['scenes.svg', 'topics.svg', 'pages.svg']) {
    const markup = read(file)
    expect(markup.length, file).toBeLessThan(40_000)
    expect(markup, file).not.toMatch(/#[\da-f]{3,6}\b|rgb|style|script|href/i)
  }
})

function expectOwn(names: (string | undefined)[]): void {
  expect(names.length).toBeGreaterThan(0)
  expect(names).not.toContain(undefined)
  expect(names).not.toContain('other')
  expect(new Set(names).size).toBe(names.length)
}

function readAll(kind: string): unknown[] {
  return globSync(`content/${kind}/*.yaml`).map((file) => parse(readFileSync(file, 'utf8')))
}

function drawingsIn(file: string): string[] {
  return [...read(file).matchAll(/<g id="([^"]+)"/g)].map(([, id = '']) => id)
}

function read(file: string): string {
  return readFileSync(`components/illustrations/${file}`, 'utf8')
}
