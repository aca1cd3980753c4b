import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { LOCALES } from '#lib/i18n/locales.ts'

for (const locale of LOCALES) {
  test(`the words of the windows are in no page and kept for good, in ${locale}`, async () => {
    const page = localizedPath(locale, '/uae')
    const payload = await ask(defaultOrigin(), `${page}?_rsc`, { headers: { RSC: '1' } })
    const { invite } = MESSAGES[locale].enquiries
    expect(payload.text).not.toContain(invite.submit)
    const [path] = /\/api\/form-words\?of=[\w-]+/.exec(payload.text) ?? ['']

    const headers = { 'Accept-Language': locale }
    const words = await ask(defaultOrigin(), path, { headers })
    expect(words.headers['cache-control']).toMatch(/immutable/)
    expect(words.headers['content-language']).toBe(locale)
    expect(words.text).toContain(invite.submit)
    const others = await ask(defaultOrigin(), '/api/form-words?of=other', { headers })
    expect(others.headers['cache-control']).not.toMatch(/immutable/)
    expect(others.text).toBe(words.text)
  })
}
