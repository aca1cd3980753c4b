import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const CONTENT_DIR = fileURLToPath(new URL('../../../content', import.meta.url))

let base: string
let site: Site

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'site-photographs-'))
  const contentDir = join(base, 'content')
  await cp(CONTENT_DIR, contentDir, { recursive: true })
  await mkdir(join(contentDir, 'media'))
  await sharp({ create: { width: 1_400, height: 1_400, channels: 3, background: '#a63' } })
    .withExif({ IFD0: { Artist: 'Somebody known' } })
    .jpeg()
    .toFile(join(contentDir, 'media/somebody.jpg'))
  const picture = (field: string) =>
    `${field}:\n  file: somebody.jpg\n  alt: { en: Somebody, ru: Некто }\n  focus: [30, 40]\n`
  await appendFile(join(contentDir, 'candidates/grace-nanny.yaml'), picture('photo'))
  await appendFile(join(contentDir, 'blog/leaving-well.yaml'), picture('cover'))
  await appendFile(join(contentDir, 'vacancies/1002.yaml'), picture('cover'))
  const settings = join(contentDir, 'settings/settings.yaml')
  const withFace = (await readFile(settings, 'utf8')).replace(
    'belongings: [telephone, letters]',
    'photo: { file: somebody.jpg, alt: { en: Somebody, ru: Некто } }',
  )
  await writeFile(settings, withFace)
  site = await startSite({ CONTENT_DIR: contentDir, DATA_DIR: join(base, 'data') })
})
afterAll(async () => {
  await site?.stop()
  await rm(base, { recursive: true, force: true })
})

const PAGES = ['/ru/candidate/grace-nanny', '/blog/leaving-well', '/ru/vacancies/1002']

test.each(PAGES)('%s shows its photograph in a box that is known before it comes', async (path) => {
  const { status, text } = await ask(site.origin, path)
  expect(status).toBe(200)
  const alt = path.startsWith('/ru') ? 'alt="Некто"' : 'alt="Somebody"'
  const pictures = text.match(/<picture>.*?<\/picture>/gs) ?? []
  const picture = pictures.find((one) => one.includes(alt)) ?? ''
  const types = [...picture.matchAll(/type="(image\/\w+)"/g)].map(([, type]) => type)
  expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(picture) ?? []
  const isCover = !path.includes('candidate')
  expect(Number(width) / Number(height)).toBeCloseTo(isCover ? 16 / 9 : 4 / 5, 1)
  expect(picture.includes('loading="lazy"')).toBe(path.includes('vacancies'))
})

test.each(['/contacts', '/uk'])('%s shows the photograph of who answers there', async (path) => {
  const { text } = await ask(site.origin, path)
  const pictures = text.match(/<picture>.*?<\/picture>/gs) ?? []
  const picture = pictures.find((one) => one.includes('alt="Somebody"'))
  expect(picture).toMatch(/src="\/media\/[^>]*alt="Somebody"/)
})

test('a photograph is made when it is asked for, kept, and sent to be kept', async () => {
  const { text } = await ask(site.origin, '/candidate/grace-nanny')
  const [, key = ''] = /\/media\/([0-9a-f]{20})\//.exec(text) ?? []
  for (const [ending, type] of Object.entries({ avif: 'avif', webp: 'webp', jpg: 'jpeg' })) {
    const answers = await Promise.all(
      [1, 2, 3].map(() => fetch(`${site.origin}/media/${key}/320.${ending}`)),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(`image/${type}`)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    const [bytes] = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    const { width, height, exif } = await sharp(bytes).metadata()
    expect([width, height, exif]).toEqual([320, 400, undefined])
  }
  expect((await readdir(join(base, 'data/media', key))).toSorted()).toEqual([
    ...['320.avif', '320.jpg', '320.webp'],
  ])
  const head = await ask(site.origin, `/media/${key}/320.avif`, { method: 'HEAD' })
  expect([head.status, head.text]).toEqual([200, ''])
  expect((await ask(site.origin, `/media/${key}/320.avif`, { method: 'POST' })).status).toBe(405)
  for (const name of ['321.avif', '1920.avif', '320.svg', '320.gif', '../320.avif', '320.avif/']) {
    expect((await ask(site.origin, `/media/${key}/${name}`)).status).not.toBe(200)
  }
  expect((await ask(site.origin, `/media/${'0'.repeat(20)}/320.avif`)).status).toBe(404)
})

test('of a photograph that nobody names any more, a start leaves no copy', async () => {
  const kept = (await readdir(join(base, 'data/media'))).length
  expect(kept).toBeGreaterThan(0)
  await site.stop()
  site = await startSite({ CONTENT_DIR, DATA_DIR: join(base, 'data') })
  await expect.poll(() => readdir(join(base, 'data/media'))).toEqual([])
})
