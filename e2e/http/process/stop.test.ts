import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { endAll, isFreed, type SiteProcess, startProcess, type Way } from '#e2e/harness/process.ts'
import { askWithoutReading, beginEnquiry, keepAlive, openRaw } from '#e2e/harness/raw-client.ts'

/** What a stopping process is given for the requests in hand. */
const BOUND_MS = 10_000
const KILLED = null

interface Stop {
  way: Way
  ask(site: SiteProcess): Promise<void> | void
  status: number | null
  /** What the log holds once; nothing else in it is an error. */
  logs?: RegExp
}

async function repeat(times: number, send: () => void): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    send()
    await pause(20)
  }
}

const STOPS: Record<string, Stop> = {
  SIGTERM: { way: 'by itself', ask: (site) => site.signal('SIGTERM'), status: 0 },
  SIGINT: { way: 'by itself', ask: (site) => site.signal('SIGINT'), status: 0 },
  SIGHUP: { way: 'by itself', ask: (site) => site.signal('SIGHUP'), status: 0 },
  'ten SIGTERM': {
    way: 'by itself',
    ask: (site) => repeat(10, () => site.signal('SIGTERM')),
    status: 0,
  },
  'one signal of every kind': {
    way: 'by itself',
    ask: (site) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) site.signal(signal)
    },
    status: 0,
  },
  'SIGTERM to the start command': {
    way: 'by the start command',
    ask: (site) => site.signal('SIGTERM'),
    status: 0,
  },
  'SIGHUP to the start command': {
    way: 'by the start command',
    ask: (site) => site.signal('SIGHUP'),
    status: 0,
  },
  'SIGTERM to the group': {
    way: 'by the start command',
    ask: (site) => repeat(2, () => site.signalGroup('SIGTERM')),
    status: 0,
  },
  'Ctrl-C, three times': {
    way: 'by the start command',
    ask: (site) => repeat(3, () => site.signalGroup('SIGINT')),
    status: 0,
  },
  'SIGTERM to npm': { way: 'by npm', ask: (site) => site.signal('SIGTERM'), status: 0 },
  "SIGTERM to npm's group": {
    way: 'by npm',
    ask: (site) => site.signalGroup('SIGTERM'),
    status: 0,
  },
  'the start command killed': {
    way: 'by the start command',
    ask: (site) => site.signal('SIGKILL'),
    status: KILLED,
  },
  'npm killed': { way: 'by npm', ask: (site) => site.signal('SIGKILL'), status: KILLED },
  'an exception that nobody caught': {
    way: 'by itself',
    ask: (site) => site.signal('SIGUSR2'),
    status: 1,
    logs: /uncaught exception/,
  },
  'a rejection that nobody handled': {
    way: 'by itself',
    ask: (site) => site.signal('SIGWINCH'),
    status: 1,
    logs: /unhandled rejection/,
  },
  'an exception after SIGTERM': {
    way: 'by itself',
    ask: async (site) => {
      site.signal('SIGTERM')
      await pause(50)
      site.signal('SIGUSR2')
    },
    status: 1,
    logs: /uncaught exception/,
  },
}

// Each on a process of its own, side by side: most of the time they wait.
afterAll(endAll)

for (const [name, { way, ask, status, logs }] of Object.entries(STOPS)) {
  test.concurrent(`after ${name} the enquiry in hand is answered, and everybody is let go`, async () => {
    const site = await startProcess(way)
    const port = await site.listening()
    const idle = await keepAlive(port)
    const unused = await openRaw(port)
    const enquiry = await beginEnquiry(port)
    await pause(100)

    const askedAt = performance.now()
    await ask(site)
    await idle.closed
    expect(await unused.closed).toBe('')
    expect(await isFreed(port, 2_000)).toBe(true)
    enquiry.finish()
    const answer = await enquiry.answer
    expect(answer).toMatch(/^HTTP\/1\.1 202 /)
    expect(answer).toMatch(/^connection: close\r$/im)

    expect((await site.ended).status, site.stderr()).toBe(status)
    expect(performance.now() - askedAt).toBeLessThan(BOUND_MS)
    expect(site.stderr()).toBe('')
    const faults = site.stdout().match(/^\{"level":[56]0.*$/gm) ?? []
    expect(faults).toHaveLength(logs ? 1 : 0)
    if (logs) {
      expect(faults[0]).toMatch(logs)
      expect(JSON.parse(faults[0] ?? '').err.message).toBe('made to fail')
    }
  })
}

test.concurrent('who does not take his answer is cut off at the bound, and the status says so', async () => {
  const site = await startProcess('by itself')
  const port = await site.listening()
  await askWithoutReading(port)
  await pause(1_000)
  const askedAt = performance.now()
  site.signal('SIGTERM')
  expect((await site.ended).status).toBe(1)
  const tookMs = performance.now() - askedAt
  expect(tookMs).toBeGreaterThan(BOUND_MS - 500)
  expect(tookMs).toBeLessThan(BOUND_MS + 5_000)
  expect(site.stdout()).toContain('broken off')
})

for (const way of ['by itself', 'by the start command'] as const) {
  test.concurrent(`a signal during the start ${way} ends it`, async ({ expect }) => {
    const site = await startProcess(way, { settings: { LOG_LEVEL: 'info' } })
    await expect.poll(site.stdout, { interval: 10 }).not.toBe('')
    site.signal('SIGTERM')
    const { status } = await site.ended
    expect(status).toBe(0)
    expect(site.stdout()).not.toContain('The site is at')
  })
}

test.concurrent('the start command ends as a killed server does', async () => {
  const site = await startProcess('by the start command', { settings: { SITE_URL: '' } })
  await site.listening()
  const [, pid] = /"pid":(\d+)/.exec(site.stdout()) ?? []
  process.kill(Number(pid), 'SIGKILL')
  expect((await site.ended).status).toBe(128 + 9)
})

test.concurrent('a server that has no channel to its parent stays when that goes', async () => {
  const site = await startProcess('by a shell')
  const port = await site.listening()
  site.signal('SIGKILL')
  await site.ended
  expect(await isFreed(port, 2_000)).toBe(false)
  site.signalGroup('SIGTERM')
  expect(await isFreed(port, 2_000)).toBe(true)
})

test.concurrent('a delivery under way is ended, and none is begun', async ({ expect }) => {
  const taken: string[] = []
  const webhook = createServer((request, response) => {
    taken.push(String(request.headers['idempotency-key'] ?? taken.length))
    setTimeout(() => response.end(), 1_000)
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  const { port: webhookPort } = webhook.address() as AddressInfo
  const site = await startProcess('by itself', {
    settings: {
      WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/`,
      WEBHOOK_SECRET: 'secret'.repeat(3),
    },
  })
  const port = await site.listening()
  const first = await beginEnquiry(port)
  first.finish()
  const second = await beginEnquiry(port, 'Grace')
  await expect.poll(() => taken).toHaveLength(1)
  site.signal('SIGTERM')
  await pause(300)
  second.finish()
  expect(await second.answer).toMatch(/^HTTP\/1\.1 202 /)
  expect((await site.ended).status).toBe(0)
  expect(taken).toHaveLength(1)
  expect(site.stdout()).not.toContain('delivered yet')
  webhook.close()
})
