import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAll, newDirectory, startProcess, type Way } from '#e2e/harness/process.ts'

const FAIL_WITHIN_MS = 5_000
const LOOK_EVERY_MS = 50
/** What the start command adds is the same for all: its status and its silence. */
const ALSO_BY_COMMAND = ['three settings at fault', 'a port that is taken', 'content at fault']
const CONTENT_DIR = fileURLToPath(new URL('../../../content', import.meta.url))

interface WrongStart {
  settings(): Promise<Record<string, string>> | Record<string, string>
  /** Each line that standard error holds, and no other. */
  says: RegExp[]
  cwd?: () => Promise<string>
}

let taken: Server
beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  taken.close()
  await endAll()
})

const WRONG_STARTS: Record<string, WrongStart> = {
  'a port that is no number': {
    settings: () => ({ PORT: 'http' }),
    says: [/PORT: must be a number/],
  },
  'a port beyond the last': {
    settings: () => ({ PORT: '99999' }),
    says: [/PORT: must be a number from 0 to 65535/],
  },
  'a port below the first': { settings: () => ({ PORT: '-1' }), says: [/PORT: /] },
  'half a port': { settings: () => ({ PORT: '80.5' }), says: [/PORT: /] },
  'a port that is taken': {
    settings: () => ({ PORT: String((taken.address() as AddressInfo).port) }),
    says: [/^PORT: another process listens there already/],
  },
  'a host that does not exist': {
    settings: () => ({ HOST: 'no-such-host.invalid' }),
    says: [/^HOST: cannot be found/],
  },
  "another machine's address": {
    settings: () => ({ HOST: '203.0.113.7' }),
    says: [/^HOST: is no address of this machine/],
  },
  'an address where a host is wanted': {
    settings: () => ({ HOST: 'http://127.0.0.1' }),
    says: [/^HOST: cannot be found/],
  },
  'a site address with a path': {
    settings: () => ({ SITE_URL: 'https://agency.example/site' }),
    says: [/SITE_URL: must be an origin/],
  },
  'a backend of another protocol': {
    settings: () => ({ API_BASE_URL: 'ftp://backend.example' }),
    says: [/API_BASE_URL: must be an http/],
  },
  'a database of another kind': {
    settings: () => ({ DATABASE_URL: 'mysql://db.example/site' }),
    says: [/DATABASE_URL: must be like postgres/],
  },
  'a collector that is no address': {
    settings: () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }),
    says: [/OTEL_EXPORTER_OTLP_ENDPOINT: must be an http/],
  },
  'checks at no time': {
    settings: () => ({ SYNTHETIC_CHECK: 'often' }),
    says: [/SYNTHETIC_CHECK: must be a time such as 15m/],
  },
  'an unknown log level': { settings: () => ({ LOG_LEVEL: 'loud' }), says: [/LOG_LEVEL: /] },
  'a rate without a time': { settings: () => ({ RATE_LIMIT: 'many' }), says: [/RATE_LIMIT: /] },
  'proxies that are no number': {
    settings: () => ({ TRUST_PROXY: 'yes' }),
    says: [/TRUST_PROXY: /],
  },
  'a setting that is misspelt': {
    settings: () => ({ TRUST_PROXI: '1' }),
    says: [/TRUST_PROXI: is no setting; TRUST_PROXY is/],
  },
  'a secret in a file that is not there': {
    settings: () => ({ REVALIDATE_SECRET_FILE: '/no/such/secret' }),
    says: [/REVALIDATE_SECRET_FILE: \/no\/such\/secret: cannot be read/],
  },
  'a webhook without its secret': {
    settings: () => ({ WEBHOOK_URL: 'https://hook.example/' }),
    says: [/WEBHOOK_SECRET: /],
  },
  'three settings at fault': {
    settings: () => ({ PORT: 'http', GTM_ID: 'UA-1', WHATSAPP_JOB: 'none' }),
    says: [/settings cannot be used/, /PORT: /, /WHATSAPP_JOB: /, /GTM_ID: /],
  },
  'a data folder that is a file': {
    settings: async () => ({ DATA_DIR: await newFile('data') }),
    says: [/DATA_DIR: .*data/],
  },
  'a data folder where there can be none': {
    settings: () => ({ DATA_DIR: '/proc/enquiries' }),
    says: [/DATA_DIR: .*enquiries/],
  },
  'a data folder that cannot be made': {
    settings: async () => ({ DATA_DIR: join(await newFile('data'), 'inside') }),
    says: [/DATA_DIR: .*inside/],
  },
  'a store that a newer version of the site has made': {
    settings: async () => {
      const directory = await newDirectory()
      const store = new DatabaseSync(join(directory, 'enquiries.db'))
      store.exec('PRAGMA user_version = 999')
      store.close()
      return { DATA_DIR: directory }
    },
    says: [/DATA_DIR: .*schema 999/],
  },
  'no content': {
    settings: async () => ({ CONTENT_DIR: join(await newDirectory(), 'none') }),
    says: [/CONTENT_DIR|none/],
  },
  'content that is a file': {
    settings: async () => ({ CONTENT_DIR: await newFile('content') }),
    says: [/content/],
  },
  'settings of the content at fault': {
    settings: async () => {
      const directory = await newDirectory()
      await cp(CONTENT_DIR, directory, { recursive: true })
      await writeFile(join(directory, 'staff/nanny.yaml'), 'title: [')
      await writeFile(join(directory, 'settings/settings.yaml'), 'title: [')
      return { CONTENT_DIR: directory }
    },
    says: [/content cannot be used/, /settings\.yaml:1: Flow sequence/, /nanny\.yaml:1: /],
  },
  'no build': { settings: () => ({}), says: [/production build/], cwd: newDirectory },
}

for (const [name, start] of Object.entries(WRONG_STARTS)) {
  const ways: Way[] = ALSO_BY_COMMAND.includes(name)
    ? ['by itself', 'by the start command']
    : ['by itself']
  for (const way of ways) {
    test.concurrent(`a start ${way} with ${name} fails at once, with its reason and a status`, () =>
      expectFailure(start, way))
  }
}

async function expectFailure({ settings, says, cwd }: WrongStart, way: Way): Promise<void> {
  const site = await startProcess(way, { settings: await settings(), cwd: await cwd?.() })
  const waitedMs = watchQueue(site.pid)
  const { status, tookMs } = await site.ended
  const lines = site.stderr().trim().split('\n')
  expect(status, site.stderr()).toBe(1)
  expect(lines.length, site.stderr()).toBe(says.length)
  for (const line of says) expect(site.stderr()).toMatch(line)
  expect(site.stderr()).not.toMatch(/^\s+at /m)
  expect(site.stdout()).not.toContain('The site is at')
  expect(tookMs - waitedMs()).toBeLessThan(FAIL_WITHIN_MS)
}

/** How long a process and what it started have stood in the queue of a machine that is busy. */
function watchQueue(pid: number): () => number {
  const waitedMs = new Map<string, number>()
  const timer = setInterval(() => {
    for (const id of [String(pid), ...childrenOf(pid)]) {
      const [, waitedNs] = readProc(`${id}/schedstat`).split(' ')
      if (waitedNs) waitedMs.set(id, Number(waitedNs) / 1e6)
    }
  }, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    return waitedMs.values().reduce((sum, waited) => sum + waited, 0)
  }
}

function childrenOf(pid: number): string[] {
  return readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean)
}

/** Empty where the process has ended, or the machine does not say. */
function readProc(path: string): string {
  try {
    return readFileSync(join('/proc', path), 'utf8')
  } catch {
    return ''
  }
}

async function newFile(name: string): Promise<string> {
  const file = join(await newDirectory(), name)
  await writeFile(file, '')
  return file
}
