import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const BOX = /<input type="checkbox"(?=[^>]* name="consent")[^>]*>/g
const BODY = { type: 'staff', name: 'Анна', phone: '+79161234567', page: '', link: '' }
const WORDS = 'Поставьте отметку'
/** In the page itself, not among the texts that a script may need. */
const COMPLAINT = new RegExp(`role="alert"[^>]*>(?:(?!</p>).)*${WORDS}`, 's')
const TEXT = 'Я даю согласие на обработку'

let site: Site
beforeAll(async () => {
  site = await startSite({ CONSENT_LANGUAGES: 'ru', RATE_LIMIT: 'off' })
})
afterAll(() => site?.stop())

test('a box stands under every form of the languages that want one, and is never ticked', async () => {
  for (const [address, count] of [
    ['/ru/contacts', 3],
    ['/ru/vacancies/1001', 1],
    ['/ru', 1],
    ['/contacts', 0],
    ['/vacancies/1001', 0],
  ] as const) {
    const { text } = await ask(site.origin, address)
    const boxes = Array.from(text.matchAll(BOX), ([box]) => box)
    expect(boxes, address).toHaveLength(count)
    for (const box of boxes) expect(box, address).not.toContain('checked')
    expect(text.includes(TEXT), address).toBe(count > 0)
  }
})

test('with script nothing is taken without its tick, in its languages alone', async () => {
  const send = (language: string, more = {}) =>
    fetch(`${site.origin}/api/form-staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ ...BODY, ...more }),
    })
  const refused = await send('ru')
  expect(refused.status).toBe(422)
  expect((await refused.json()).errors.consent[0]).toContain(WORDS)
  expect((await send('ru', { consent: 'yes' })).status).toBe(202)
  expect((await send('en', { name: 'Ann' })).status).toBe(202)
})

test('without script the form comes back with its words and with what was typed', async () => {
  const send = (more = {}) =>
    fetch(`${site.origin}/api/form-staff?lang=ru`, {
      method: 'POST',
      body: new URLSearchParams({ ...BODY, name: 'Борис', ...more }),
      redirect: 'manual',
    })
  const show = ({ headers }: Response) =>
    ask(site.origin, (headers.get('location') ?? '').replace(/#.*$/, ''), {
      headers: { cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? '' },
    })
  const refused = await send()
  expect(refused.status).toBe(303)
  const shown = await show(refused)
  expect(shown.status).toBe(422)
  expect(shown.text).toMatch(COMPLAINT)
  expect(shown.text).toContain('Борис')
  const thanks = await show(await send({ consent: 'yes' }))
  expect(thanks.status).toBe(200)
  expect(thanks.text).not.toMatch(COMPLAINT)
})
