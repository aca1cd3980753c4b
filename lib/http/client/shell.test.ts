import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Category } from '#lib/resources/menus/model.ts'
import { findCountry, getShell } from '#lib/resources/shell/read.ts'
import { configureApiClient, expireResponses } from './api-client.ts'
import { UpstreamError } from './errors.ts'
import { createRecordedLog } from './recorded-log.ts'
import { categoryAnswer, countryAnswer, SETTINGS, scriptShell } from './sample-answers.ts'
import { ScriptedBackend } from './scripted-backend.ts'

const OLD_MS = 20_000

let backend: ScriptedBackend
let log: ReturnType<typeof createRecordedLog>
let now: number

beforeEach(async () => {
  backend = new ScriptedBackend()
  scriptShell(backend)
  log = createRecordedLog()
  now = 0
  configureApiClient({ apiBaseUrl: await backend.start(), log, clock: () => now })
})
afterEach(() => backend.stop())

describe('getShell', () => {
  it('reads settings, countries and menus in one call, in either language', async () => {
    const english = await getShell('en')
    expect(english.settings.siteName).toBe('Harbour')
    expect(english.countries.map(({ title }) => title)).toEqual(['United Kingdom', 'UAE'])
    expect(titles(english.staffMenu)).toEqual(['Staff'])
    expect(titles(english.candidatesMenu)).toEqual(['Candidates'])
    expect(english.isComplete).toBe(true)
    expect((await getShell('ru')).countries[0]?.title).toBe('Великобритания')
    expect(backend.asked).toEqual(['/api/main', '/api/main'])
    expect(log.lines).toEqual([])
  })

  it('takes the menus of a country', async () => {
    const { staffMenu, candidatesMenu, isComplete } = await getShell('en', 'uk')
    expect(titles(staffMenu)).toEqual(['Staff in uk'])
    expect(titles(candidatesMenu)).toEqual(['Candidates in uk'])
    expect(isComplete).toBe(true)
  })

  it('keeps the menus of the world for a slug that is no country, without asking', async () => {
    const { staffMenu, isComplete } = await getShell('en', 'atlantis')
    expect(titles(staffMenu)).toEqual(['Staff'])
    expect(isComplete).toBe(true)
    expect(backend.asked).toEqual(['/api/main'])
  })

  it('keeps the menu of the world where that of a country fails', async () => {
    backend.on('/api/categories', { status: 500, json: { message: 'no' } })
    const { staffMenu, candidatesMenu, isComplete } = await getShell('en', 'uk')
    expect(titles(staffMenu)).toEqual(['Staff'])
    expect(titles(candidatesMenu)).toEqual(['Candidates in uk'])
    expect(isComplete).toBe(false)
    expect(log.lines).toMatchObject([
      { level: 'error', fields: { endpoint: '/api/categories', reason: 'status 500' } },
    ])
  })

  it.each([404, 501])(
    'makes the four single calls where the one is missing (%i)',
    async (status) => {
      backend.on('/api/main', { status, json: { message: 'no' } })
      const shell = await getShell('ru')
      expect(shell.countries[1]?.title).toBe('ОАЭ')
      expect(titles(shell.candidatesMenu)).toEqual(['Candidates'])
      expect(shell.isComplete).toBe(true)
      now += OLD_MS
      await getShell('ru')
      expect(backend.asked.filter((path) => path === '/api/main')).toHaveLength(1)
      expireResponses()
      await getShell('ru')
      expect(backend.asked.filter((path) => path === '/api/main')).toHaveLength(2)
    },
  )

  it('makes the four single calls where the one is broken', async () => {
    backend.on('/api/main', { text: '<h1>Error</h1>' })
    expect((await getShell('en')).settings.siteName).toBe('Harbour')
  })

  it('has the shell of before when first the one call and then all others go', async () => {
    await getShell('en')
    now += OLD_MS
    backend.onAll({ status: 404, text: '<h1>default backend - 404</h1>' })
    for (const _read of [1, 2]) {
      const shell = await getShell('en')
      expect(shell.settings.siteName).toBe('Harbour')
      expect(titles(shell.staffMenu)).toEqual(['Staff'])
    }
  })

  it('leaves out menus that were never had, and says so once a minute', async () => {
    backend.on('/api/main', { status: 404 })
    backend.on('/api/categories', { status: 500 })
    backend.on('/api/candidates', { json: 'no list' })
    expect(await getShell('en')).toMatchObject({
      settings: { siteName: 'Harbour' },
      staffMenu: [],
      candidatesMenu: [],
      isComplete: false,
    })
    const errors = () => log.lines.filter(({ level }) => level === 'error')
    expect(errors()).toHaveLength(2)
    await getShell('ru')
    expect(errors()).toHaveLength(2)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    await getShell('ru')
    const missed = errors().map(({ fields }) => Number(Reflect.get(fields, 'missed')))
    expect(missed).toEqual([1, 1, missed[2], missed[2]])
    expect(missed[2]).toBeGreaterThan(1)
  })

  it('asks alone for a menu that the one call has in no usable form', async () => {
    scriptMain({ categories: 'soon' })
    const shell = await getShell('en')
    expect(titles(shell.staffMenu)).toEqual(['Staff'])
    expect(shell.isComplete).toBe(true)
    expect(backend.asked).toContain('/api/categories')
  })

  it('takes a menu of null for an empty one', async () => {
    scriptMain({ candidates: null })
    expect(await getShell('en')).toMatchObject({ candidatesMenu: [], isComplete: true })
  })

  it.each(['/api/option', '/api/countries'])('cannot do without %s', async (path) => {
    backend.on('/api/main', { status: 404 })
    backend.on(path, { status: 503, json: { message: 'Back at noon' } })
    await expect(getShell('en')).rejects.toMatchObject({
      status: 503,
      endpoint: path,
      serverMessage: undefined,
    })
  })

  it('fails as the one call did where the single calls are of no help', async () => {
    backend.onAll({ status: 404 })
    backend.on('/api/main', { status: 503 })
    await expect(getShell('en')).rejects.toMatchObject({ status: 503, endpoint: '/api/main' })
  })

  it('takes wrapped answers as well as bare ones', async () => {
    const wrapped = { options: SETTINGS, countries: [countryAnswer('uk')], categories: [] }
    backend.on('/api/main', { json: { data: wrapped } })
    expect((await getShell('en')).countries).toHaveLength(1)
    expireResponses()
    backend.on('/api/main', { status: 404 })
    backend.on('/api/option', { json: { data: { ...SETTINGS, site_name: 'Wrapped' } } })
    backend.on('/api/countries', { json: { data: [countryAnswer('uk'), countryAnswer('uae')] } })
    await getShell('en')
    const shell = await getShell('en')
    expect(shell.settings.siteName).toBe('Wrapped')
    expect(shell.countries).toHaveLength(2)
  })

  it('drops single faults of every part, and logs where they stood', async () => {
    scriptMain({
      countries: [countryAnswer('uk'), { slug: 'nowhere' }, countryAnswer('uae')],
      categories: [categoryAnswer('House', 'butler', 'no/slug', 'valet'), { pages: [] }],
      options: { ...SETTINGS, telephone: '1', messengers: { telegram: '@wrong' } },
    })
    const shell = await getShell('en')
    expect(shell.countries.map(({ slug }) => slug)).toEqual(['uk', 'uae'])
    expect(shell.staffMenu[0]?.pages.map(({ slug }) => slug)).toEqual(['butler', 'valet'])
    expect(shell.settings.messengers).toBeUndefined()
    const places = log.lines.map(({ fields }) => fields)
    expect(places).toContainEqual(expect.objectContaining({ list: 'countries', index: 1 }))
    expect(places).toContainEqual(
      expect.objectContaining({ list: 'categories', index: 0, field: 'pages.1' }),
    )
    expect(places).toContainEqual({ endpoint: '/api/main', field: 'options.messengers' })
  })

  it('drops countries that no address could reach', async () => {
    const slugs = ['blog', 'uk', 'EN', 'uk', 'shortlist', 'uae']
    scriptMain({ countries: slugs.map((slug) => countryAnswer(slug)) })
    expect((await getShell('en')).countries.map(({ slug }) => slug)).toEqual(['uk', 'uae'])
    expect(log.lines.map(({ fields }) => fields)).toMatchObject(
      [0, 2, 3, 4].map((index) => ({ list: 'countries', index, field: 'slug' })),
    )
  })

  it('puts the settings of the environment first', async () => {
    configureApiClient({
      apiBaseUrl: `http://127.0.0.1:${backend.port}`,
      overrides: { siteName: 'Quay' },
      log,
    })
    expect((await getShell('en')).settings.siteName).toBe('Quay')
  })

  it('has nothing to show where only the jobs service is configured', async () => {
    configureApiClient({ jobsBaseUrl: `http://127.0.0.1:${backend.port}`, log })
    await expect(getShell('en')).rejects.toThrow(UpstreamError)
    expect(backend.asked).toEqual([])
  })

  function scriptMain(parts: object): void {
    const main = { options: SETTINGS, countries: [countryAnswer('uk')], categories: [] }
    backend.on('/api/main', { json: { ...main, ...parts } })
  }
})

describe('findCountry', () => {
  it('knows the countries and no other', async () => {
    expect(await findCountry('ru', 'uae')).toMatchObject({
      title: 'ОАЭ',
      heading: 'ОАЭ',
      description: '<p>A country</p>',
    })
    expect(await findCountry('ru', 'atlantis')).toBeUndefined()
    expect(await findCountry('ru', '')).toBeUndefined()
  })
})

function titles(menu: Category[]): string[] {
  return menu.map(({ title }) => title)
}
