import { rm } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { candidatesContent } from '#lib/resources/candidates/definition.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import { settingsContent } from '#lib/resources/settings/definition.ts'
import { staffContent } from '#lib/resources/staff/definition.ts'
import { vacanciesContent } from '#lib/resources/vacancies/definition.ts'
import { openContent } from './content-store.ts'
import { ContentError } from './fault.ts'
import {
  type FixtureFiles,
  NANNY,
  VACANCY,
  writeFixtureContent,
  writeFixtureFile,
} from './fixture-content.ts'

async function openFixture(changes: FixtureFiles = {}) {
  const dir = await writeFixtureContent(changes)
  let now = new Date('2026-11-27T23:59:59Z')
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const store = await openContent({ dir, clock: () => now, log })
  return { dir, log, store, setNow: (text: string) => (now = new Date(text)) }
}

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

test('a faulty change is logged once and the content before stays', async () => {
  const { dir, store, log } = await openFixture()
  await writeFixtureFile(dir, 'staff/nanny.yaml', { ...RENAMED, lead: 5 })
  expect(await store.refresh()).toBe(false)
  expect(await store.reload()).toBe(false)
  expect(store.read().en.get(staffContent).get('nanny')?.wire.title).toBe('Nanny')
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    {
      faults: ['content/staff/nanny.yaml: lead: Invalid input: expected string, received number'],
    },
    expect.any(String),
  )
  await writeFixtureFile(dir, 'staff/nanny.yaml', RENAMED)
  expect(await store.refresh()).toBe(true)
  expect(store.read().en.get(staffContent).get('nanny')?.wire.title).toBe('Governess')
})

test('a folder that vanishes is logged and the content before stays', async () => {
  const { dir, store, log } = await openFixture()
  await rm(dir, { recursive: true })
  expect(await store.refresh()).toBe(false)
  expect(log.error).toHaveBeenCalledOnce()
  expect(store.read().en.get(countriesContent).size).toBe(2)
})

test('faulty content does not open', async () => {
  const opening = openFixture({ 'staff/nanny.yaml': { ...NANNY, lead: 5 } })
  await expect(opening).rejects.toThrow(ContentError)
})
