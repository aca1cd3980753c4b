import { statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { candidatesContent } from '#lib/resources/candidates/definition.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import { settingsContent } from '#lib/resources/settings/definition.ts'
import { staffContent } from '#lib/resources/staff/definition.ts'
import { vacanciesContent } from '#lib/resources/vacancies/definition.ts'
import { type ContentStore, openContent } from './content-store.ts'
import { ContentError } from './fault.ts'
import {
  FIXTURE_NOW,
  type FixtureFiles,
  NANNY,
  VACANCY,
  writeFixtureContent,
  writeFixtureFile,
} from './fixture-content.ts'
import { openShelf } from './shelf.ts'

async function openFixture(changes: FixtureFiles = {}, isPreview = false) {
  const dir = await writeFixtureContent(changes)
  let now = new Date('2026-11-27T23:59:59Z')
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const store = await openContent({ dir, clock: () => now, log, isPreview })
  return { dir, log, store, setNow: (text: string) => (now = new Date(text)) }
}

test('a start with a fault in what it cannot be without shows the last good copy of that', async () => {
  const dir = await writeFixtureContent()
  const lastGoodDir = join(dir, '../last-good')
  const clock = () => FIXTURE_NOW
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const open = (from = lastGoodDir) => openContent({ dir, clock, log, lastGoodDir: from })
  const before = (await open()).read().en.get(settingsContent)
  const copy = join(lastGoodDir, 'settings.settings.json')
  await vi.waitFor(() => expect(statSync(copy).mode & 0o777).toBe(0o600))

  await writeFixtureFile(dir, 'settings/settings.yaml', 'phones: [')
  await writeFixtureFile(dir, 'staff/nanny.yaml', RENAMED)
  const store = await open()
  expect(store.read().en.get(settingsContent)).toEqual(before)
  expect(store.read().en.get(staffContent).get('nanny')?.wire.title).toBe('Governess')
  expect(store.faults()).toEqual([expect.stringContaining('settings.yaml:1: ')])

  // Of an earlier version, or by another hand; and a folder that is another one altogether.
  const other = join(dir, '../other')
  await mkdir(other)
  await writeFile(join(other, 'settings.settings.json'), '{"phones":[]}')
  await expect(open(other)).rejects.toThrow(ContentError)
  await rm(join(dir, 'settings/settings.yaml'))
  await expect(open()).rejects.toThrow(ContentError)
})

const RENAMED = { ...NANNY, title: { en: 'Governess', ru: 'Гувернантка' } }

test('each language gets its own half and what is written once', async () => {
  const { store } = await openFixture()
  const { en, ru } = store.read()
  expect(en.get(staffContent).get('nanny')?.wire.duties).toEqual([
    'Looks after the children',
    'Cooks',
  ])
  expect(ru.get(staffContent).get('nanny')?.wire.duties).toEqual(['Остаётся с детьми', 'Готовит'])
  expect(ru.get(settingsContent)?.officeAddresses).toEqual([{ title: 'Лондон' }])
  expect(ru.get(staffContent).get('nanny')?.wire.salary_guide).toEqual(NANNY.salary_guide)
})

test('relative dates count from the UTC day of reading and move on with it', async () => {
  const { store, setNow } = await openFixture()
  const dates = () => {
    const { published_at, available_from, checks } =
      store.read().en.get(candidatesContent).get('anna')?.wire ?? {}
    return [published_at, available_from, checks?.[0]?.date]
  }
  expect(dates()).toEqual(['2026-11-24', '2026-12-11', '2026-11-17'])
  setNow('2026-11-28T00:00:00Z')
  expect(dates()).toEqual(['2026-11-25', '2026-12-12', '2026-11-18'])
  setNow('2028-02-29T12:00:00Z')
  expect(dates()).toEqual(['2028-02-26', '2028-03-14', '2028-02-19'])
})

test('without a change, reading builds nothing anew', async () => {
  const { store } = await openFixture()
  const content = store.read()
  expect(await store.refresh()).toBe(false)
  expect(store.read()).toBe(content)
})

test('its generation lasts until files, the day or what is open by the clock change', async () => {
  const { dir, store, setNow } = await openFixture({
    'vacancies/1001.yaml': { ...VACANCY, valid_through: '2026-11-28T12:00:00Z' },
  })
  const first = store.generation()
  expect(store.generation()).toBe(first)
  await writeFixtureFile(dir, 'staff/nanny.yaml', RENAMED)
  await store.refresh()
  const second = store.generation()
  expect(second).not.toBe(first)
  setNow('2026-11-28T00:00:00Z')
  const third = store.generation()
  expect(third).not.toBe(second)
  setNow('2026-11-28T11:59:59.999Z')
  expect(store.generation()).toBe(third)
  setNow('2026-11-28T12:00:00Z')
  const fourth = store.generation()
  expect(fourth).not.toBe(third)
  setNow('2026-11-28T11:00:00Z')
  expect(store.generation()).not.toBe(fourth)
})

test('changed, added and removed files are taken in by a refresh', async () => {
  const { dir, store } = await openFixture()
  await writeFixtureFile(dir, 'staff/nanny.yaml', RENAMED)
  await writeFixtureFile(dir, 'vacancies/1004.yaml', { ...VACANCY, id: 1004 })
  await rm(`${dir}/vacancies/1001.yaml`)
  expect(store.read().en.get(staffContent).get('nanny')?.wire.title).toBe('Nanny')
  expect(await store.refresh()).toBe(true)
  const { en } = store.read()
  expect(en.get(staffContent).get('nanny')?.wire.title).toBe('Governess')
  expect([...en.get(vacanciesContent).keys()].toSorted()).toEqual(['1002', '1003', '1004'])
})

test('reload takes the files in at once', async () => {
  const { dir, store } = await openFixture()
  await writeFixtureFile(dir, 'staff/nanny.yaml', RENAMED)
  expect(await store.reload()).toBe(true)
  expect(store.read().ru.get(staffContent).get('nanny')?.wire.title).toBe('Гувернантка')
})

test('a faulty change is logged once and an earlier copy of its file stays', async () => {
  const { dir, store, log } = await openFixture()
  const content = store.read()
  const fault = "content/staff/nanny.yaml:8: lead: write a text, in quotes: '5'"
  await writeFixtureFile(dir, 'staff/nanny.yaml', { ...RENAMED, lead: 5 })
  expect(await store.refresh()).toBe(false)
  expect(store.read()).toBe(content)
  expect(await store.reload()).toBe(false)
  expect(titleOf(store, 'nanny')).toBe('Nanny')
  expect(store.faults()).toEqual([fault])
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ fault }, expect.any(String))
  await writeFixtureFile(dir, 'staff/butler.yaml', { ...RENAMED, slug: 'butler' })
  expect(await store.refresh()).toBe(true)
  expect(titleOf(store, 'butler')).toBe('Governess')
  expect(titleOf(store, 'nanny')).toBe('Nanny')
  await writeFixtureFile(dir, 'staff/nanny.yaml', RENAMED)
  expect(await store.reload()).toBe(true)
  expect(titleOf(store, 'nanny')).toBe('Governess')
  expect(store.faults()).toEqual([])
})

test('a file that is gone stays for as long as others name it', async () => {
  const { dir, store } = await openFixture()
  await rm(`${dir}/staff/butler.yaml`)
  await store.refresh()
  expect(titleOf(store, 'butler')).toBe('Butler')
  expect(store.faults()).toHaveLength(2)
  await writeFixtureFile(dir, 'staff/nanny.yaml', { ...RENAMED, related: [] })
  await rm(`${dir}/categories/house.yaml`)
  await rm(`${dir}/candidates/paul.yaml`)
  await rm(`${dir}/vacancies/1002.yaml`)
  await store.refresh()
  expect(store.faults()).toEqual([])
  expect(titleOf(store, 'butler')).toBeUndefined()
})

test('a folder that vanishes is logged and the content before stays', async () => {
  const { dir, store, log } = await openFixture()
  await rename(dir, `${dir}-away`)
  expect(await store.refresh()).toBe(false)
  expect(log.error).toHaveBeenCalledOnce()
  expect(store.faults()).toEqual([expect.stringContaining('ENOENT')])
  expect(store.read().en.get(countriesContent).size).toBe(2)
  await rename(`${dir}-away`, dir)
  await store.refresh()
  expect(store.faults()).toEqual([])
})

test.each(['staff/nanny.yaml', 'countries/france.yaml', 'vacancies/1001.yaml'])(
  'a fault in %s at the start holds back that file alone',
  async (path) => {
    const { store, log } = await openFixture({ [path]: 'slug: "' })
    expect(store.faults()).toEqual([expect.stringContaining(`content/${path}:1: Missing closing`)])
    expect(log.error).toHaveBeenCalledOnce()
    const { en } = store.read()
    const kept = [en.get(staffContent), en.get(countriesContent), en.get(vacanciesContent)]
    expect(kept.map(({ size }) => size).reduce((sum, size) => sum + size)).toBe(2 + 2 + 3 - 1)
  },
)

test('without settings there is nothing to show', async () => {
  const opening = openFixture({ 'settings/settings.yaml': ':' })
  await expect(opening).rejects.toThrow(ContentError)
})

describe('a draft', () => {
  const draft = { ...NANNY, draft: true, heading: undefined }

  test('is nowhere, whatever others name it, and its faults hold up nobody', async () => {
    const { dir, store, log } = await openFixture({ 'staff/nanny.yaml': draft })
    expect(titleOf(store, 'nanny')).toBeUndefined()
    expect(store.faults()).toEqual([])
    await writeFixtureFile(dir, 'staff/nanny.yaml', { ...NANNY, draft: false })
    await store.refresh()
    expect(titleOf(store, 'nanny')).toBe('Nanny')
    await writeFixtureFile(dir, 'staff/nanny.yaml', draft)
    await store.refresh()
    expect(titleOf(store, 'nanny')).toBeUndefined()
    expect(log.error).not.toHaveBeenCalled()
  })

  test('is shown with a mark in a preview, and so is what is dated ahead', async () => {
    const changes = {
      'staff/nanny.yaml': { ...NANNY, draft: true },
      'vacancies/1001.yaml': { ...VACANCY, published_at: 'today+5' },
    }
    const { store, setNow } = await openFixture(changes, true)
    expect(titleOf(store, 'nanny')).toBe('[Draft] Nanny')
    const ahead = () => store.read().ru.get(vacanciesContent).get('1001')?.wire
    expect(ahead()?.title).toMatch(/^\[С 2026-12-02\] /)
    expect(ahead()?.published_at).toBe('2026-11-27')
    setNow('2026-11-28T00:00:00Z')
    expect(ahead()?.published_at).toBe('2026-11-28')
  })
})

function titleOf(store: ContentStore, slug: string): string | undefined {
  return store.read().en.get(staffContent).get(slug)?.wire.title
}

describe('with a shelf', () => {
  const SOME_SECOND = 1_700_000_000
  const clock = () => FIXTURE_NOW
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const openWith = async (dir: string, shelfDir = join(dir, '../shelf')) =>
    openContent({ dir, clock, log, shelf: openShelf({ dir: shelfDir, build: 'this' }) })
  const titleOf = (store: ContentStore, id = '1001') =>
    store.read().en.get(vacanciesContent).get(id)?.wire.title

  test('the next start takes from it what has not changed, without reading it', async () => {
    const dir = await writeFixtureContent()
    const path = join(dir, 'vacancies/1001.yaml')
    await utimes(path, SOME_SECOND, SOME_SECOND)
    const first = await openWith(dir)
    // Other words of the same length at the same time cannot be told from the stamp.
    await writeFile(path, (await readFile(path, 'utf8')).replace('Nanny', 'Butle'))
    await utimes(path, SOME_SECOND, SOME_SECOND)
    const second = await openWith(dir)
    expect(titleOf(second)).toBe(titleOf(first))
    expect(second.read().ru.get(settingsContent)).toEqual(first.read().ru.get(settingsContent))
    expect(second.hasDemonstration()).toBe(first.hasDemonstration())
    await second.reload()
    expect(titleOf(second)).not.toBe(titleOf(first))
  })

  test('a file that is broken half-way leaves what it said before, texts included', async () => {
    const dir = await writeFixtureContent()
    const store = await openWith(dir)
    const before = titleOf(store)
    await writeFixtureFile(dir, 'vacancies/1001.yaml', 'title: [')
    await store.refresh()
    expect(titleOf(store)).toBe(before)
    expect(store.faults()).toEqual([expect.stringContaining('1001.yaml')])
  })

  test('where it is taken away, the files themselves say what they hold', async () => {
    const dir = await writeFixtureContent()
    const shelf = openShelf({ dir: join(dir, '../shelf'), build: 'this' })
    const store = await openContent({ dir, clock, log, shelf })
    const before = titleOf(store)
    shelf.keepOnly(new Set())
    expect(titleOf(store)).toBe(before)
    await writeFixtureFile(dir, 'vacancies/1001.yaml', 'title: [')
    expect(() => titleOf(store)).toThrow('1001.yaml has changed')
  })
})
