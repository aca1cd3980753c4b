import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { hrefsOf, textsOf } from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const MOST_BYTES = 12 * 1024

/** Whom a page shows, by the addresses of their pictures. */
function stillLivesOf(html: string): string[] {
  return [...html.matchAll(/<img src="(\/still-life\.svg\?of=[^"]+)" alt=""/g)].map(
    ([, source = '']) => source,
  )
}

test('every candidate has a picture of their own, the same on every page', async () => {
  const { text } = await ask(defaultOrigin(), '/candidates')
  const pictures = stillLivesOf(text)
  expect(pictures.length).toBeGreaterThan(10)
  expect(new Set(pictures).size).toBe(pictures.length)
  const [first] = pictures
  for (const page of ['/', '/ru/candidates', '/candidate/grace-nanny', '/ru/staff/nanny']) {
    expect(stillLivesOf((await ask(defaultOrigin(), page)).text), page).toContain(first)
  }
  for (const picture of pictures) {
    const answer = await fetch(defaultOrigin() + picture)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await answer.text()).length).toBeLessThan(MOST_BYTES)
  }
})

test('what is drawn otherwise by now is kept for minutes, what cannot be drawn not at all', async () => {
  const old = await fetch(`${defaultOrigin()}/still-life.svg?of=sage.keys.00000000`)
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  for (const query of ['', '?of=', '?of=sage.dragon.00000000', '?of=sage.keys.0&of=x']) {
    const { status } = await fetch(`${defaultOrigin()}/still-life.svg${query}`)
    expect(status, query).toBe(404)
  }
})

test.each(['/contacts', '/ru/contacts', '/uk', '/about/who-we-are'])(
  '%s says who answers, and on which line',
  async (page) => {
    const { text } = await ask(defaultOrigin(), page)
    expect(hrefsOf(text)).toContain('tel:+442079460012')
    const who = page.startsWith('/ru') ? /^Анна.* английский/ : /^Anna\b.* English and/
    expect(textsOf(text, 'p')).toContainEqual(expect.stringMatching(who))
    expect(stillLivesOf(text).length).toBeGreaterThan(0)
  },
)

test('a direct line is one of our own', async () => {
  const body = new URLSearchParams({ contact: '+44 20 7946 0012' })
  const answer = await fetch(`${defaultOrigin()}/api/own-contact`, { method: 'POST', body })
  expect(await answer.text()).toContain('Anna, London')
})
