import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '#e2e/harness/ask.ts'
import { payloadOf } from '#e2e/harness/html.ts'
import type { Report } from '#scripts/durability/report.ts'
import { type Cluster, SECRET } from './cluster.ts'
import { PAGES } from './traffic.ts'

const REVALIDATIONS = 9
const SEEN_WITHIN_MS = 1_000
const LOOK_EVERY_MS = 50

/** What one instance has begun, or been told, the others go on with. */
export async function answerTogether(cluster: Cluster, report: Report): Promise<void> {
  await passFormsOn(cluster, report)
  await startPagesOfOthers(cluster, report)
  await showChanges(cluster, report)
}

/** A form without script, to one; its answer from another, and from a third no more. */
async function passFormsOn({ urls }: Cluster, report: Report): Promise<void> {
  let answered = 0
  const faults: string[] = []
  for (const language of ['en', 'ru']) {
    for (const [index, url] of urls.entries()) {
      const [second = url, third = url] = [...urls, ...urls].slice(index + 1)
      const name = `Ann ${language} ${index}`
      for (const { phone, status } of [
        { phone: 'soon', status: 422 },
        { phone: '+447700900123', status: 200 },
      ]) {
        const sent = await ask(url, `/api/form-staff?lang=${language}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: String(new URLSearchParams({ type: 'staff', name, phone })),
        })
        const path = String(sent.headers.location).replace(/#.*$/, '')
        const headers = { cookie: String(sent.headers['set-cookie']).split(';', 1).join() }
        const shown = await ask(second, path, { headers })
        const again = await ask(third, path, { headers })
        const isRight =
          sent.status === 303 &&
          shown.status === status &&
          shown.text.includes(name) === (status === 422) &&
          !again.text.includes(name)
        if (isRight) answered += 1
        else faults.push(`${name} ${phone}: ${sent.status} ${path} ${shown.status} ${again.status}`)
      }
    }
  }
  report.check(
    `${answered} forms without script taken by one and answered by another`,
    answered === urls.length * 4,
    faults.join(', '),
  )
}

/** A page of one is started by another: with its very payload, or by asking for it anew. */
async function startPagesOfOthers({ urls }: Cluster, report: Report): Promise<void> {
  let same = 0
  let started = 0
  const faults: string[] = []
  for (const path of PAGES) {
    const names: string[] = []
    // As what they say may be old already, all of it is asked for at once.
    const pages = await Promise.all(urls.map((url) => ask(url, path)))
    for (const { text } of pages) names.push(payloadOf(text) ?? 'none')
    if (new Set(names).size === 1) same += 1
    for (const name of names) {
      for (const url of urls) {
        const { status, text } = await ask(url, name)
        if (status === 200 && !text.includes('.reload())()')) started += 1
        else faults.push(`${path} ${name} at ${url}: ${status}`)
      }
    }
  }
  const all = PAGES.length * urls.length ** 2
  report.check(
    `${started} of ${all} times a page of one is started by another`,
    started === all,
    faults.length > 0
      ? faults.slice(0, 5).join(', ')
      : `of ${PAGES.length} pages, ${same} have the same payload at all instances`,
  )
}

/** What one is told to read anew, all show: each is looked at until it does, from its answer on. */
async function showChanges({ urls, contentDir }: Cluster, report: Report): Promise<void> {
  const file = join(contentDir, 'staff/nanny.yaml')
  const text = readFileSync(file, 'utf8')
  const took: number[] = []
  const tookToTell: number[] = []
  for (let round = 0; round < REVALIDATIONS; round += 1) {
    const title = `Nanny of round ${round}`
    writeFileSync(file, text.replace(/(title:\s*\n\s+en: ).*/, `$1${title}`))
    const told = await ask(urls[round % urls.length] ?? '', '/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
    })
    const toldAt = performance.now()
    tookToTell.push(told.tookMs)
    const shows = async (url: string) => (await ask(url, '/staff/nanny')).text.includes(title)
    const seen = urls.map(async (url) => {
      while (performance.now() < toldAt + 5 * SEEN_WITHIN_MS) {
        if (await shows(url)) return performance.now() - toldAt
        await pause(LOOK_EVERY_MS)
      }
      return Infinity
    })
    const slowest = Math.max(...(await Promise.all(seen)))
    took.push(told.status === 200 ? slowest : Infinity)
  }
  report.check(
    `${took.length} revalidations told to one, and shown by all within a second`,
    took.every((each) => each < SEEN_WITHIN_MS),
    `${inWords(took)} later; to tell took ${inWords(tookToTell)}`,
  )
  writeFileSync(file, text)
}

function inWords(times: readonly number[]): string {
  const ms = times.toSorted((one, other) => one - other).map(Math.round)
  return `${ms[Math.floor(ms.length / 2)]} ms as a rule, ${ms.at(-1)} ms at the most`
}
