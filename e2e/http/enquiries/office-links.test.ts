import { expect, onTestFinished, test, vi } from 'vitest'
import { startSite } from '#e2e/harness/site.ts'
import { readMail, startMailServer } from '#lib/enquiries/deliver/fixture-mail-server.ts'

const SENT = {
  ...{ type: 'staff', name: 'Ann Example', phone: '+447700900123' },
  ...{ page: 'United Arab Emirates', link: '' },
}
const LIMIT = { timeout: 15_000 }

test('an office takes and answers an enquiry by the links of its mail', {
  timeout: 60_000,
}, async () => {
  const { port, received } = await startMailServer()
  const site = await startSite({
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, ALLOW_INSECURE_DELIVERY: 'true' },
    ...{ ENQUIRIES_EMAIL_TO: 'all@a.example', ENQUIRIES_EMAIL_FROM: 'site@a.example' },
    OFFICE_EMAILS: 'uae=dubai@a.example',
    LOG_LEVEL: 'debug',
  })
  onTestFinished(site.stop)
  const sent = await fetch(`${site.origin}/api/form-staff`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ ...SENT, link: `${site.origin}/uae` }),
  })
  expect(sent.status).toBe(202)
  const mails = () => received.filter(({ to }) => to[0] === 'dubai@a.example')
  const ofEnquiry = () =>
    mails().find(({ mail }) => /Callback request/.test(readMail(mail).headers.get('subject') ?? ''))
  await vi.waitFor(() => expect(ofEnquiry()).toBeDefined(), LIMIT)
  const { headers, text } = readMail(ofEnquiry()?.mail)
  expect(headers.get('subject')).toMatch(/^[A-Z]-\w{4} Callback request, Dubai, call by .+ GMT\+4$/)
  const pathOf = (word: string) => new RegExp(`/office/${word}/[\\w-]+`).exec(text)?.[0] ?? ''
  const [take, answered] = [pathOf('take'), pathOf('answered')]

  // Scanners of mails open every link, many times.
  const opened = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      fetch(site.origin + (index % 2 ? take : answered), { method: index % 5 ? 'GET' : 'HEAD' }),
    ),
  )
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
  const page = await fetch(site.origin + take)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  const html = await page.text()
  expect(html).toContain('I’ll take it</button>')
  expect(html).not.toMatch(/Ann Example|447700900123/)

  const post = (path: string, body?: URLSearchParams) =>
    fetch(site.origin + path, { method: 'POST', body, redirect: 'manual' })
  expect((await post(take)).status).toBe(303)
  expect(await (await fetch(site.origin + take)).text()).toContain('It’s yours')
  expect((await post(answered, new URLSearchParams({ outcome: 'reached' }))).status).toBe(303)
  expect(await (await fetch(site.origin + answered)).text()).toMatch(/GMT\+4: Reached/)

  const refused = await Promise.all([
    post(`${take.slice(0, -2)}AA`),
    post(take.replace('/take/', '/answered/').slice(0, -2)),
    post('/office/other/x'),
  ])
  const pages = await Promise.all(refused.map((response) => response.text()))
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(pages).size).toBe(1)
  expect(site.output()).not.toContain(take.split('/').at(-1))
})
