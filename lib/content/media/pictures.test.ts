import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { candidatesContent } from '#lib/resources/candidates/definition.ts'
import { openContent } from '../content-store.ts'
import { ANNA, FIXTURE_NOW, writeFixtureContent, writeFixtureFile } from '../fixture-content.ts'

const PHOTO = { file: 'anna.jpg', alt: { en: 'Anna, smiling', ru: 'Анна улыбается' } }

async function openFixture(photo: object) {
  const dir = await writeFixtureContent({ 'candidates/anna.yaml': { ...ANNA, photo } })
  await mkdir(join(dir, 'media'))
  const put = async (name: string, bytes: Buffer | string) =>
    writeFile(join(dir, 'media', name), bytes)
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const open = () => openContent({ dir, clock: () => FIXTURE_NOW, log })
  return { dir, put, photograph, open }
}

type Store = Awaited<ReturnType<typeof openContent>>

function annaIn(store: Store, locale: 'en' | 'ru' = 'en') {
  return store.read()[locale].get(candidatesContent).get('anna')?.wire
}

it('a photograph that is named becomes an image of the wire', async () => {
  const { put, photograph, open } = await openFixture({ ...PHOTO, focus: [50, 20] })
  await put('anna.jpg', await photograph(900, 1200))
  const store = await open()
  const { photo } = annaIn(store, 'ru') ?? {}
  expect(photo).toMatchObject({ alt: 'Анна улыбается', width: 640, height: 800 })
  const [, key = ''] = /^\/media\/([0-9a-f]{20})\/640\.jpg$/.exec(photo?.src ?? '') ?? []
  expect(photo?.sources?.map(({ src, type }) => [src, type])).toEqual(
    ['avif', 'webp', 'jpg'].flatMap((ending) =>
      [320, 640].map((width) => [
        `/media/${key}/${width}.${ending}`,
        `image/${ending.replace('jpg', 'jpeg')}`,
      ]),
    ),
  )
  expect(annaIn(store)?.photo?.src).toBe(photo?.src)
  expect(store.findPicture(key)?.crop).toEqual({ left: 0, top: 0, width: 900, height: 1125 })
  expect(store.faults()).toEqual([])
})

it('a photograph that cannot be shown leaves its person without one, and is named', async () => {
  const { dir, put, photograph, open } = await openFixture(PHOTO)
  const store = await open()
  expect(annaIn(store)).toMatchObject({ name: 'Anna', photo: undefined })
  expect(store.faults()).toEqual([
    'content/media/anna.jpg: there is no such file, which content/candidates/anna.yaml names',
  ])
  await put('anna.jpg', '<svg onload="alert(1)"/>')
  await store.refresh()
  expect(annaIn(store)).toMatchObject({ name: 'Anna', photo: undefined })
  expect(store.faults()).toEqual([expect.stringMatching(/media\/anna\.jpg: is an SVG drawing/)])
  await put('anna.jpg', await photograph(400, 500))
  await store.refresh()
  expect(annaIn(store)?.photo?.width).toBe(320)
  expect(store.faults()).toEqual([])
  await rm(join(dir, 'media'), { recursive: true })
  await store.refresh()
  expect(annaIn(store)?.photo).toBeUndefined()
})

it('what is said of a photograph is checked as everything else is', async () => {
  const { dir, put, photograph, open } = await openFixture(PHOTO)
  await put('anna.jpg', await photograph(400, 500))
  const store = await open()
  const faultsOf = async (photo: object) => {
    await writeFixtureFile(dir, 'candidates/anna.yaml', { ...ANNA, photo })
    await store.refresh()
    return store.faults().map((fault) => fault.replace(/^.*?yaml:\d+: /, ''))
  }
  expect(await faultsOf({ file: 'anna.jpg' })).toEqual(['photo.alt: is missing; write a text'])
  expect(await faultsOf({ ...PHOTO, alt: ' ' })).toEqual([
    'photo.alt: write what the picture shows, for those who do not see it',
  ])
  expect(await faultsOf({ ...PHOTO, focus: [50, 130] })).toEqual([
    'photo.focus.1: write a number of at most 100',
  ])
  expect(await faultsOf({ ...PHOTO, fokus: [50, 30] })).toEqual([
    expect.stringContaining('photo: '),
  ])
  // The page as it was stays meanwhile.
  expect(annaIn(store)?.photo?.width).toBe(320)
})
