import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, ask } from '#e2e/harness/ask.ts'
import { payloadOf } from '#e2e/harness/html.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { newEnquiry, type Sendable, send } from '#scripts/durability/sender.ts'

/** One of each kind, in every language. */
export const PAGES = LOCALES.flatMap((locale) =>
  [
    ...['/', '/uk', '/staff', '/staff/nanny', '/candidates', '/vacancies', '/blog'],
    ...['/contacts', '/privacy-policy', '/vacancies?country=uae'],
  ].map((path) => localizedPath(locale, path)),
)
const READS = ['/api/countries', '/api/main', '/builds/latest.json', '/sitemap.xml', '/icon.svg']
const FILES = /(?:src|href)="(\/(?:_next\/static|fonts)\/[^"]+)"/g
const READERS = 4
/** What a visitor does next, they do not do at once. */
const PAUSE_MS = 25

export interface Traffic {
  /** Of every kind, how many were sent. */
  counts: Map<string, number>
  failures: string[]
  /** Enquiries with script; those without, by name. */
  acknowledged: Sendable[]
  withoutScript: string[]
  /** Answers that came from each build. */
  builds: Map<string, number>
  stop(): Promise<void>
}

/**
 * Visitors of all kinds, who go on until they are told to stop. None of them tries again: whatever
 * is not answered as it should be is a failure.
 */
export function startTraffic(address: string): Traffic {
  const traffic = {
    counts: new Map<string, number>(),
    failures: [] as string[],
    acknowledged: [] as Sendable[],
    withoutScript: [] as string[],
    builds: new Map<string, number>(),
  }
  const files = new Set<string>()
  let isOver = false
  let turn = 0

  async function expectStatus(
    kind: string,
    wanted: number,
    answer: Promise<Pick<Answer, 'status'>>,
  ): Promise<boolean> {
    traffic.counts.set(kind, (traffic.counts.get(kind) ?? 0) + 1)
    const startedAt = performance.now()
    const status = await answer.then(
      ({ status: found }) => String(found),
      (error: unknown) => String(error),
    )
    if (status === String(wanted)) return true
    const ms = Math.round(performance.now() - startedAt)
    traffic.failures.push(`${kind}: ${status} after ${ms} ms`)
    return false
  }

  /** As a browser does: a page, and then what it names. */
  async function readPage(): Promise<void> {
    turn += 1
    const path = PAGES[turn % PAGES.length] ?? '/'
    const page = ask(address, path)
    if (!(await expectStatus('page', 200, page))) return
    const { text } = await page
    const payload = payloadOf(text)
    if (!payload) return void traffic.failures.push(`page without payload: ${path}`)
    const build = payload.replace(/^.*of=|\..*$/g, '')
    traffic.builds.set(build, (traffic.builds.get(build) ?? 0) + 1)
    await expectStatus('payload', 200, ask(address, payload))
    for (const [, file = ''] of text.matchAll(FILES)) {
      // A browser has it by now; the same from another build is another file.
      if (files.has(file)) continue
      files.add(file)
      await expectStatus('file', 200, ask(address, file))
    }
  }

  const VISITS: (() => Promise<unknown>)[] = [
    ...Array.from({ length: READERS }, () => readPage),
    () => {
      turn += 1
      const path = PAGES[turn % PAGES.length] ?? '/'
      const target = `${path}${path.includes('?') ? '&' : '?'}_rsc`
      return expectStatus('navigation', 200, ask(address, target, { headers: { rsc: '1' } }))
    },
    () => {
      turn += 1
      return expectStatus('read', 200, ask(address, READS[turn % READS.length] ?? '/'))
    },
    async () => {
      const enquiry = newEnquiry()
      const sent = send(address, enquiry).then((status = 0) => ({ status }))
      if (await expectStatus('enquiry', 202, sent)) traffic.acknowledged.push(enquiry)
    },
    async () => {
      const { marker: name } = newEnquiry()
      const sent = ask(address, '/api/form-staff?lang=ru', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ type: 'job', name, phone: '+447700900124' })),
      })
      if (!(await expectStatus('form without script', 303, sent))) return
      traffic.withoutScript.push(name)
      const { headers } = await sent
      const cookie = String(headers['set-cookie']).split(';', 1).join()
      const path = String(headers.location).replace(/#.*$/, '')
      await expectStatus('its answer', 200, ask(address, path, { headers: { cookie } }))
    },
  ]
  const visitors = VISITS.map(async (visit) => {
    while (!isOver) {
      await visit()
      await pause(PAUSE_MS)
    }
  })
  return {
    ...traffic,
    stop: async () => {
      isOver = true
      await Promise.all(visitors)
    },
  }
}
