import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { ask } from '#e2e/harness/ask.ts'
import { hrefsOf, isForSearchEngines, textsOf, titleOf } from '#e2e/harness/html.ts'
import { HARBOUR_SETTINGS } from '#e2e/harness/scripted-backend.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { pageAnswer, scriptShell, vacancyAnswer } from '#lib/http/client/sample-answers.ts'
import { ScriptedBackend } from '#lib/http/client/scripted-backend.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS
const DAY_MS = 24 * HOUR_MS
const WORDS = {
  en: {
    closed: 'Closed',
    isClosed: 'This vacancy closed on',
    gone: 'This page has been removed',
  },
  ru: { closed: 'Закрыта', isClosed: 'Вакансия закрыта', gone: 'Эта страница снята с сайта' },
}

/** A backend that keeps on its list what has closed. */
const backend = new ScriptedBackend()
let site: Site

beforeAll(async () => {
  scriptShell(backend)
  offer({ open: undefined, closed: -DAY_MS, old: -91 * DAY_MS, soon: HOUR_MS })
  site = await startSite({ ...HARBOUR_SETTINGS, API_BASE_URL: await backend.start() })
})
afterAll(async () => {
  await site?.stop()
  await backend.stop()
})

for (const language of LANGUAGES) {
  for (const path of ['/', '/uk', '/vacancies', '/vacancies?q=vacancy']) {
    test(`in ${language} ${path} shows what is closed as closed`, async () => {
      const { text: html } = await ask(site.origin, localizedPath(language, path))
      const rows = textsOf(html, 'article').filter((text) => text.includes('Vacancy'))
      // A country shows a few, the open ones first.
      const expected = path === '/uk' ? [false, false, true] : [false, true, true, false]
      expect(rows.map((text) => text.includes(WORDS[language].closed))).toEqual(expected)
      const page = (id: string) => localizedPath(language, `/vacancies/${id}`)
      expect(hrefsOf(html)).toContain(`${page('open')}#apply`)
      expect(hrefsOf(html)).toContain(page('closed'))
      expect(hrefsOf(html)).not.toContain(`${page('closed')}#apply`)
    })
  }

  test(`in ${language} the page of a closed vacancy stays, and takes no application`, async () => {
    const address = (id: string) => localizedPath(language, `/vacancies/${id}`)
    const closed = await ask(site.origin, address('closed'))
    expect(closed.status).toBe(200)
    expect(isForSearchEngines(closed.text)).toBe(false)
    expect(closed.text).not.toContain('JobPosting')
    expect(textsOf(closed.text, 'form')).toEqual([])
    expect(textsOf(closed.text, 'main')[0]).toContain(WORDS[language].isClosed)
    const open = await ask(site.origin, address('open'))
    expect(isForSearchEngines(open.text)).toBe(true)
    expect(open.text).toContain('JobPosting')
    expect(textsOf(open.text, 'form')).not.toEqual([])
  })

  test(`in ${language} the page of one that closed 90 days ago is gone`, async () => {
    const { status, text: html } = await ask(site.origin, localizedPath(language, '/vacancies/old'))
    expect(status).toBe(410)
    expect(titleOf(html)).toBe('410 page')
    expect(textsOf(html, 'h1')).toEqual(['410'])
    expect(textsOf(html, 'p')).toContain(WORDS[language].gone)
  })
}

test('the sitemap has no closed vacancy', async () => {
  const { text } = await ask(site.origin, '/sitemap.xml')
  expect(text).toContain('/vacancies/open<')
  expect(text).not.toMatch(/\/vacancies\/(closed|old)</)
})

test('no page that was kept is served beyond the moment at which a vacancy closes', async () => {
  const left = 12 * SECOND_MS
  const closesAt = Date.now() + left
  offer({ closing: left })
  const pages = ['/vacancies/closing', '/ru/vacancies?q=clos', '/ru/vacancies/closing']
  const isOpen = async (path: string) => {
    const { status, text } = await ask(site.origin, path)
    expect(status).toBe(200)
    return hrefsOf(text).some((href) => href.endsWith('/closing#apply'))
  }
  for (const path of pages) expect(await isOpen(path), path).toBe(true)
  expect(Date.now()).toBeLessThan(closesAt)
  await pause(closesAt - Date.now() + 50)
  for (const path of pages) expect(await isOpen(path), path).toBe(false)
})

/** How long from now each stays open; a negative one has closed; undefined has no end. */
function offer(vacancies: Record<string, number | undefined>): void {
  const answers = Object.entries(vacancies).map(([id, left]) =>
    vacancyAnswer(id, {
      published_at: new Date(Date.now() - DAY_MS).toISOString(),
      valid_through: left === undefined ? null : new Date(Date.now() + left).toISOString(),
    }),
  )
  backend.on('/api/vacancies', { json: pageAnswer(answers) })
  for (const answer of answers) {
    backend.on(`/api/vacancies/${answer.id}`, { json: answer })
    backend.on(`/api/vacancies/${answer.id}/apply`, { json: {} })
  }
}
