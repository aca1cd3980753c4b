import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, askPatiently, locationOf } from '#e2e/harness/ask.ts'
import { BUILD_DIR, sizeOf } from '#e2e/harness/disk.ts'
import { generatedAddress } from '#e2e/harness/generated-addresses.ts'
import { languageOf, textsOf } from '#e2e/harness/html.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const ADDRESSES = 3_000
const AT_ONCE = 8
const SHOWN_CHARACTERS = 160
/** What the log says of each that is asked to come later. */
const BUSY_LINE = /^.*too many pages are being made.*$/gm

test('any address is answered by a whole page, or in the way of the API, and never by a failure', {
  timeout: 600_000,
}, async () => {
  const site = await startSite({ RATE_LIMIT: 'off' })
  const folders = [BUILD_DIR, site.dataDir]
  const sizeBefore = await sizeOf(folders)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const question = fc.record({ target: generatedAddress, language: fc.constantFrom('en', 'ru') })
  const questions = fc.sample(question, { numRuns: ADDRESSES, seed })
  const statuses = new Map<number, number>()
  const faults: string[] = []

  const askNext = async () => {
    for (let next = questions.pop(); next; next = questions.pop()) {
      const { status, fault } = await check(site, next.target, next.language)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext))

  expect(faults, `of the addresses from seed ${seed}:\n${faults.join('\n')}`).toEqual([])
  // Not all of one kind, or this would say little.
  for (const status of [200, 308, 404]) expect(statuses.get(status)).toBeGreaterThan(100)
  const said = site.output().replaceAll(BUSY_LINE, '')
  expect(said).not.toMatch(/"level":50|\n\s+at |⨯/)
  expect((await sizeOf(folders)) - sizeBefore).toBeLessThan(1024 * 1024)
  await site.stop()
})

async function check({ origin }: Site, target: string, language: string) {
  let status = 0
  try {
    // Only the API answers in the visitor's language: a page has the one of its address.
    const headers = { 'Accept-Language': isApi(target) ? language : 'en' }
    const answer = await askPatiently(origin, target, { headers })
    status = answer.status
    if (status === 308) await checkRedirect(origin, answer)
    else checkAnswer(target, language, answer)
    return { status }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { status, fault: `${target.slice(0, SHOWN_CHARACTERS)} (${status}): ${reason}` }
  }
}

async function checkRedirect(origin: string, answer: Answer): Promise<void> {
  const location = locationOf(answer, origin)
  expect(location).toMatch(/^\/(?![/\\])/)
  const next = await askPatiently(origin, location)
  expect([200, 404, 422]).toContain(next.status)
}

function checkAnswer(target: string, language: string, answer: Answer): void {
  const { status, headers, text } = answer
  const type = headers['content-type'] ?? ''
  expect([200, 404, 422]).toContain(status)
  if (isApi(target)) {
    expect(type).toContain('application/json')
    expect(headers['content-language'] ?? language).toBe(language)
    expect(JSON.parse(text)).toBeTruthy()
  } else if (type.startsWith('text/html')) {
    expect(text.trimEnd().endsWith('</html>')).toBe(true)
    const path = shownPath(target)
    const isRussian = /^\/ru(\/|$)/.test(path)
    expect(languageOf(text)).toBe(isRussian ? 'ru' : 'en')
    if (status !== 404 || hasPageNumber(target)) return
    const message = isRussian ? 'Страница не найдена' : 'Page not found'
    expect(textsOf(text, 'p')).toContain(asText(`${message}: ${path}`))
  } else {
    expect(status).toBe(200)
    expect(shownPath(target)).toMatch(/\.(xml|txt|svg|webmanifest|json)$/)
  }
}

/** The path decoded once, where that gives something readable; else as it was typed. */
function shownPath(target: string): string {
  const [path = ''] = target.split('?')
  try {
    const decoded = decodeURIComponent(path)
    return /\p{Cc}/u.test(decoded) ? path : decoded
  } catch {
    return path
  }
}

/** By its first segment; an encoded slash parts none. */
function isApi(target: string): boolean {
  const [path = ''] = target.split('?')
  return /^api$/i.test(shownPath(path.split('/')[1] ?? ''))
}

/** A list's page that is past its end is shown by the same words. */
function hasPageNumber(target: string): boolean {
  return /[?&]page/.test(target)
}

/** As the texts of an element are read. */
function asText(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
}
