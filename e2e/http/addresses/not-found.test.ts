import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask, askPatiently } from '#e2e/harness/ask.ts'
import { BUILD_DIR, sizeOf } from '#e2e/harness/disk.ts'
import {
  canonicalOf,
  hrefsOf,
  isForSearchEngines,
  languageOf,
  textsOf,
  titleOf,
} from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

/** Beside the thousands that any-address.test.ts makes up. */
const ADDRESSES = 400
const MOST_BYTES_EACH = 512

test('no build has the style page, which is for the team', async () => {
  const routes = await readFile(join(BUILD_DIR, 'server', 'app-paths-manifest.json'), 'utf8')
  expect(routes).toContain('/[locale]/blog/page')
  expect(routes).not.toContain('style')
})

describe('an unknown address says so, in the HTML itself', () => {
  for (const [asked, shown] of [
    ['/nope', '/nope'],
    ['/nope/x', '/nope/x'],
    ['/UAE', '/UAE'],
    ['/Blog', '/Blog'],
    ['/ru/Blog', '/ru/Blog'],
    ['/ru/nope', '/ru/nope'],
    ['/blog/none', '/blog/none'],
    ['/blog/leaving-well/more', '/blog/leaving-well/more'],
    ['/ru/staff/none', '/ru/staff/none'],
    ['/style', '/style'],
    ['/ru/style', '/ru/style'],
    ['/candidate/none', '/candidate/none'],
    ['/vacancies/0', '/vacancies/0'],
    ['/ru/vacancies/0', '/ru/vacancies/0'],
    ['/nope?secret=1', '/nope'],
    ['/ru/nope/x.php?page=2', '/ru/nope/x.php'],
    ['/a%20b/%D0%BD%D0%B5%D1%82', '/a b/нет'],
    ['/a%26b%3Ci%3E', '/a&b<i>'],
    ['/a%252fb', '/a%2fb'],
    ['/<script>alert(1)</script>', '/<script>alert(1)</script>'],
    ['/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/<script>alert(1)</script>'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/ru/%E0%A4%A', '/ru/%E0%A4%A'],
    ['/50%%20', '/50%%20'],
    ['/a%00b', '/a%00b'],
  ] as const) {
    test(asked, async () => {
      const { status, headers, text: html } = await ask(defaultOrigin(), asked)
      const isRussian = asked.startsWith('/ru/')
      expect(status).toBe(404)
      expect(languageOf(html)).toBe(isRussian ? 'ru' : 'en')
      expect(titleOf(html)).toBe('404 page')
      expect(textsOf(html, 'h1')).toEqual(['404'])
      const message = isRussian ? 'Страница не найдена' : 'Page not found'
      expect(textsOf(html, 'p')).toContain(`${message}: ${shown}`)
      expect(html.includes('<script>alert')).toBe(false)
      expect(isForSearchEngines(html)).toBe(false)
      expect(canonicalOf(html)).toBeUndefined()
      expect(headers['cache-control']).toContain('no-store')

      expect(textsOf(html, 'header')).toEqual([
        expect.stringContaining(isRussian ? 'Блог' : 'Blog'),
      ])
      expect(textsOf(html, 'footer')).toHaveLength(1)
      expect(textsOf(html, 'a')).toContain(isRussian ? 'На главную' : 'Go to home page')
      expect(hrefsOf(html)).toContain(isRussian ? '/ru' : '/')
    })
  }
})

test('unknown addresses leave nothing on the disk', { timeout: 300_000 }, async () => {
  const folders = [BUILD_DIR, process.env.SITE_DATA_DIR ?? '']
  const before = await sizeOf(folders)
  const kinds = [
    '/',
    '/x/',
    '/blog/',
    '/ru/',
    '/ru/staff/',
    '/candidate/',
    '/vacancies?q=',
    '/ru/x.',
  ]
  const addresses = Array.from(
    { length: ADDRESSES },
    (_, n) => `${kinds[n % kinds.length]}unknown-${n}`,
  )
  const statuses = new Map<number, number>()
  const askNext = async () => {
    for (let address = addresses.pop(); address; address = addresses.pop()) {
      const { status } = await askPatiently(defaultOrigin(), address)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all([askNext(), askNext(), askNext(), askNext()])
  expect(Object.fromEntries(statuses)).toEqual({ 404: 350, 200: 50 })
  expect((await sizeOf(folders)) - before).toBeLessThan(ADDRESSES * MOST_BYTES_EACH)
})
