import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { languageOf, textsOf, titleOf } from '#e2e/harness/html.ts'
import { startSite } from '#e2e/harness/site.ts'

/** More than are made at a time and may wait. */
const AT_ONCE = 160

test('more pages than can be made are refused in the visitor’s language, enquiries are taken', async () => {
  const site = await startSite({ RATE_LIMIT: 'off' })
  try {
    const home = await ask(site.origin, '/')
    const searches = Array.from({ length: AT_ONCE }, (_, n) =>
      ask(site.origin, `${n % 2 ? '' : '/ru'}/vacancies?q=word${n}`),
    )
    const enquiry = await fetch(`${site.origin}/api/form-staff`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.origin },
      body: JSON.stringify({
        type: 'staff',
        name: 'Ann',
        phone: '+442079460000',
        page: '',
        link: '',
      }),
    })
    expect(enquiry.status).toBe(202)
    expect((await ask(site.origin, '/')).headers.etag).toBe(home.headers.etag)
    expect((await ask(site.origin, '/ru/nope')).status).toBe(404)

    const answers = await Promise.all(searches)
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(AT_ONCE)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers, text } of refused) {
      const isRussian = languageOf(text) === 'ru'
      expect(titleOf(text)).toBe('503 page')
      expect(textsOf(text, 'h1')).toEqual(['503'])
      expect(textsOf(text, 'a')).toEqual([isRussian ? 'На главную' : 'Go to home page'])
      expect(headers['retry-after']).toBe('5')
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(new Set(refused.map(({ text }) => languageOf(text)))).toEqual(new Set(['en', 'ru']))
    expect((await ask(site.origin, '/vacancies?q=nanny')).status).toBe(200)
  } finally {
    await site.stop()
  }
})
