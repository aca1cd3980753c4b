import { expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from '#e2e/harness/ask.ts'
import { hrefsOf, linkOf, textsOf, titleOf } from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const profilesSchema = z.object({
  data: z.array(
    z.object({
      slug: z.string(),
      live_in: z.string(),
      available_from: z.string().optional(),
      languages: z.array(z.object({ code: z.string() })),
    }),
  ),
})
const menuSchema = z.array(
  z.object({ slug: z.string(), pages: z.array(z.object({ slug: z.string() })) }),
)
type Profile = z.infer<typeof profilesSchema>['data'][number]

const DAY_MS = 86_400_000
const isFree = ({ available_from: day }: Profile, days: number) =>
  day !== undefined && Date.parse(day) <= Date.now() + days * DAY_MS

test.each([
  ['', () => true],
  ['live_in=in', ({ live_in }: Profile) => live_in !== 'out'],
  ['live_in=out', ({ live_in }: Profile) => live_in !== 'in'],
  ['language=fr', ({ languages }: Profile) => languages.some(({ code }) => code === 'fr')],
  ['position=butler', ({ slug }: Profile) => slug.endsWith('-butler')],
  ['start=now', (profile: Profile) => isFree(profile, 0)],
  ['start=month&live_in=in', (one: Profile) => isFree(one, 30) && one.live_in !== 'out'],
])('candidates narrowed by %j are those who meet it', async (query, isWanted) => {
  const { text } = await ask(defaultOrigin(), '/api/candidates/list?per_page=100')
  const wanted = profilesSchema.parse(JSON.parse(text)).data.filter(isWanted)
  expect(wanted.length).toBeGreaterThan(0)
  const { text: html } = await ask(defaultOrigin(), `/ru/candidates?${query}`)
  expect(await candidatesOn(html, query)).toEqual(wanted.map(({ slug }) => slug))
  expect(textsOf(html, 'h2')[0]).toMatch(new RegExp(`^${wanted.length} кандидат`))
})

/** Of all pages of the list. */
async function candidatesOn(html: string, query: string): Promise<string[]> {
  const own = profileLinks(html)
  const next = hrefsOf(html).find((href) => href.endsWith('page=2'))
  if (!next) return own
  expect(next).toBe(`/ru/candidates?${[query, 'page=2'].filter(Boolean).join('&')}`)
  const { text } = await ask(defaultOrigin(), next)
  return [...own, ...profileLinks(text)]
}

function profileLinks(html: string): string[] {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return hrefsOf(main)
    .filter((href) => href.startsWith('/ru/candidate/'))
    .map((href) => href.slice('/ru/candidate/'.length))
}

test('candidates come twelve a page', async () => {
  const { text: second } = await ask(defaultOrigin(), '/candidates?page=2')
  expect(titleOf(second)).toBe('Candidates, page 2 — Aldermere')
  expect(linkOf(second, 'canonical')).toBeUndefined()
  expect(linkOf(second, 'prev')).toMatch(/\/candidates$/)
  expect(textsOf(second, 'article').length).toBeGreaterThan(0)
  expect((await ask(defaultOrigin(), '/candidates?page=1')).headers.location).toBe('/candidates')
  for (const list of ['/candidates', '/ru/candidates', '/staff', '/ru/staff']) {
    for (const page of ['9', '0', 'x']) {
      expect((await ask(defaultOrigin(), `${list}?page=${page}`)).status).toBe(404)
    }
  }
})

test.each(['country=uae', 'category=care', 'country=monaco&category=house'])(
  'positions narrowed by %j are those of the menu, with their pay in a country',
  async (query) => {
    const asked = new URLSearchParams(query)
    const address = `/api/categories?country_slug=${asked.get('country') ?? ''}`
    const { text } = await ask(defaultOrigin(), address)
    const fields = menuSchema
      .parse(JSON.parse(text))
      .filter(({ slug }) => !asked.has('category') || slug === asked.get('category'))
    const wanted = fields.flatMap(({ pages }) => pages.map(({ slug }) => `/staff/${slug}`))
    const { text: html } = await ask(defaultOrigin(), `/staff?${query}`)
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
    const listed = hrefsOf(main).filter((href) => href.startsWith('/staff/'))
    // Fields of work stand in the order of the rooms of the house.
    expect(listed.toSorted()).toEqual(wanted.toSorted())
    expect(textsOf(main, 'section')).toHaveLength(asked.has('category') ? fields.length : 0)
    expect(/\d–/.test(main)).toBe(asked.has('country'))
  },
)

test.each([
  [
    '/candidates?country=russia&language=fr&position=butler',
    'No candidates match all your filters',
  ],
  ['/ru/candidates?live_in=perhaps', 'Под все фильтры сразу никто не подходит'],
  ['/staff?country=atlantis', 'No positions match your filters'],
])('%s holds nobody, and says what to do next', async (address, title) => {
  const { status, text: html } = await ask(defaultOrigin(), address)
  expect(status).toBe(200)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  expect(textsOf(main, 'p')).toContain(title)
  expect(hrefsOf(main)).toContain(address.split('?')[0])
  expect(hrefsOf(main).some((href) => href.includes('/contacts'))).toBe(true)
})

test.each([
  ['/vacancies/1001', 'Similar vacancies'],
  ['/staff/nanny', 'Vacancies in this line of work'],
  ['/ru/candidate/grace-nanny', 'Вакансии этого направления'],
])('%s leads on to open posts like it, and not to itself', async (address, title) => {
  const { text: html } = await ask(defaultOrigin(), address)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const rows = main.split('<section').find((part) => textsOf(part, 'h2').includes(title)) ?? ''
  const posts = hrefsOf(rows).filter((href) => /\/vacancies\/\d+$/.test(href))
  expect(posts.length).toBeGreaterThan(1)
  expect(posts).not.toContain(address)
})

test.each([
  ['/blog/leaving-well', 'Looking for someone?', '/vacancies'],
  ['/ru/blog/leaving-well', 'Ищете персонал?', '/ru/vacancies'],
])('%s ends in a step for a house and one for who looks for work', async (address, title, list) => {
  const { text: html } = await ask(defaultOrigin(), address)
  expect(textsOf(html, 'h2')).toContain(title)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  expect(hrefsOf(main)).toContain(list)
  expect(hrefsOf(main).some((href) => href.includes('/contacts'))).toBe(true)
})
