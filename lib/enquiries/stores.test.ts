import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { parseSettings } from '#lib/config/settings.ts'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import { agreeOnErasures } from '#lib/enquiries/store/erasure-list.ts'
import { eraseEnquiry } from '#lib/enquiries/store/erasures.ts'
import { toConnection } from '#lib/enquiries/store/sqlite/connection.ts'
import { MIGRATIONS, migrate } from '#lib/enquiries/store/sqlite/migrations.ts'
import { isDamaged, StoreDamagedError } from '#lib/enquiries/store/sqlite/sqlite-error.ts'
import { createEnquiries, startDelivery, stopDelivery } from './enquiry-service.ts'
import {
  CALLBACK,
  NO_OFFICES,
  recordedLog,
  startServer,
  tempDir,
  UNREADABLE,
} from './fixture-enquiries.ts'
import { enquiryInstance } from './instance.ts'

/** For a disk that others keep busy. */
const PATIENT = { timeout: 10_000 }

const clock = () => new Date()
const FILE = 'enquiries.db'
const NOBODY = 65_534

afterEach(forgetSite)

/** As the end of the process does. */
async function forgetSite() {
  await stopDelivery()
  await enquiryInstance().store?.close()
  enquiryInstance().store = undefined
}

/** A site on a store, started as the server starts it. Throws where it would not start. */
async function startSite(dir: string, environment: Record<string, string> = {}) {
  const log = recordedLog()
  const settings = parseSettings({ DATA_DIR: dir, RATE_LIMIT: 'off', ...environment })
  await startDelivery({ settings, clock, log })
  const chats = async () => undefined
  const handler = createEnquiries({
    ...settings,
    settings,
    clock,
    log,
    chats,
    offices: NO_OFFICES,
  })
  const url = 'http://site.test/api/form-staff'
  const match = findForm(new URL(url).pathname)
  if (!match) throw new Error('no form')
  const send = async (name: string, key = crypto.randomUUID()) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const body = JSON.stringify({ ...CALLBACK, name })
    return (await handler(new Request(url, { method: 'POST', headers, body }), match)).status
  }
  return { send, log }
}

function storedIn(dir: string): string[] {
  const db = new DatabaseSync(join(dir, FILE), { readOnly: true })
  const rows = db.prepare('SELECT fields FROM enquiries ORDER BY id').all()
  db.close()
  return rows.map(({ fields }) => JSON.parse(String(fields)).name)
}

/** A store of a schema with so many enquiries of people named Old. */
function oldStore(dir: string, migrations: readonly string[], count = 1): void {
  mkdirSync(dir, { recursive: true })
  const connection = new DatabaseSync(join(dir, FILE))
  connection.exec('PRAGMA journal_mode = WAL')
  const db = toConnection(connection)
  migrate(db, migrations)
  for (let index = 0; index < count; index += 1) {
    db.run(
      `INSERT INTO enquiries (key, body_hash, reference, form, service, path, locale, fields, is_suspicious, created_at)
       VALUES (:key, 'b', 'A-4F7K', 'callback', 'main', '/api/form-staff', 'en', :fields, 0, :now)`,
      { key: `k${index}`, fields: JSON.stringify({ ...CALLBACK, name: 'Old' }), now: Date.now() },
    )
  }
  connection.close()
}

const VERSIONS = MIGRATIONS.map((_, index): [string, (dir: string) => void] => [
  `of schema ${index + 1}`,
  (dir) => oldStore(dir, MIGRATIONS.slice(0, index + 1)),
])

describe('a store that the start finds', () => {
  test.each<[string, (dir: string) => void, string[]]>([
    ['missing with its folder', (dir) => rmSync(dir, { recursive: true }), []],
    ['missing', () => {}, []],
    ['empty', (dir) => writeFileSync(join(dir, FILE), ''), []],
    ...VERSIONS.map(([name, make]): [string, typeof make, string[]] => [name, make, ['Old']]),
    [
      'left by a process that was killed',
      (dir) => {
        oldStore(dir, MIGRATIONS)
        writeFileSync(join(dir, `${FILE}-wal`), '')
        writeFileSync(join(dir, `${FILE}-shm`), '')
      },
      ['Old'],
    ],
  ])('%s is used, and what is in it stays', async (_, make, before) => {
    const dir = tempDir()
    make(dir)
    const { send } = await startSite(dir)
    expect(await send('New')).toBe(202)
    await forgetSite()
    expect(storedIn(dir)).toEqual([...before, 'New'])
    expect(statSync(join(dir, FILE)).mode & 0o777).toBe(0o600)
  })

  test.each<[string, (dir: string) => void, RegExp]>([
    [
      'of a newer schema',
      (dir) => oldStore(dir, [...MIGRATIONS, 'CREATE TABLE later (id INTEGER)']),
      /schema \d+, this version of the site knows \d+/,
    ],
    ['a folder', (dir) => mkdirSync(join(dir, FILE)), /unable to open/],
  ])('%s stops the start with the reason, and is left as it is', async (_, make, reason) => {
    const dir = tempDir()
    make(dir)
    const sizeBefore = statSync(join(dir, FILE)).size
    await expect(startSite(dir)).rejects.toThrow(reason)
    await expect(startSite(dir)).rejects.toThrow(`DATA_DIR: ${dir}: `)
    expect(statSync(join(dir, FILE)).size).toBe(sizeBefore)
  })

  test.each<[string, (dir: string) => void, RegExp]>([
    ['no database', (dir) => writeFileSync(join(dir, FILE), 'no database'.repeat(999)), /not a d/],
    [
      'cut off',
      (dir) => {
        oldStore(dir, MIGRATIONS, 200)
        truncateSync(join(dir, FILE), statSync(join(dir, FILE)).size / 2)
      },
      /damaged|malformed/,
    ],
    [
      'damaged in the middle',
      (dir) => {
        oldStore(dir, MIGRATIONS, 200)
        const file = openSync(join(dir, FILE), 'r+')
        writeSync(file, Buffer.alloc(8_192, 0xa5), 0, 8_192, 40_960)
        closeSync(file)
      },
      /damaged|malformed/,
    ],
  ])('%s takes nothing until it is mended, and is left as it is', async (_, make, reason) => {
    const dir = tempDir()
    make(dir)
    const before = readFileSync(join(dir, FILE))
    const { send, log } = await startSite(dir)
    expect(log.error).toHaveBeenCalledWith(
      { reason: expect.stringMatching(reason) },
      expect.stringContaining('pages go on, and forms are refused'),
    )
    expect([await send('Lost'), await send('Lost too')]).toEqual([503, 503])
    await expect(enquiryInstance().store?.check('writable')).rejects.toThrow(reason)
    await forgetSite()
    expect(readFileSync(join(dir, FILE)).equals(before)).toBe(true)

    rmSync(join(dir, FILE))
    oldStore(dir, MIGRATIONS)
    expect(await (await startSite(dir)).send('New')).toBe(202)
    await forgetSite()
    expect(storedIn(dir)).toEqual(['Old', 'New'])
  })

  test('put back from an older copy has lost who was erased since, before anything is delivered', async () => {
    const dir = tempDir()
    oldStore(dir, MIGRATIONS, 2)
    const copy = readFileSync(join(dir, FILE))
    await startSite(dir)
    const { store } = enquiryInstance()
    await store?.commit((db) => eraseEnquiry(db, 1, Date.now()))
    await store?.eraseTraces('for good')
    if (store) await agreeOnErasures(store)
    await forgetSite()
    writeFileSync(join(dir, FILE), copy)
    const connection = new DatabaseSync(join(dir, FILE))
    connection.exec(
      "INSERT INTO deliveries (enquiry_id, target, queued_at, next_at) SELECT id, 'webhook', 0, 0 FROM enquiries",
    )
    connection.close()
    const taken = vi.fn()
    const url = await startServer((request, response) => {
      taken(request.headers['idempotency-key'])
      response.end()
    })
    await startSite(dir, { WEBHOOK_URL: url, WEBHOOK_SECRET: 'secret'.repeat(3) })
    await vi.waitFor(() => expect(taken).toHaveBeenCalledWith('k1'), PATIENT)
    expect(taken).toHaveBeenCalledOnce()
    expect(storedIn(dir)).toEqual(['Old'])
  })

  test('that may only be read stops the start', async () => {
    const dir = tempDir()
    oldStore(dir, MIGRATIONS)
    await asOrdinaryUser(dir, async () => {
      await expect(startSite(dir)).rejects.toThrow(/readonly|unable to open|EACCES|EPERM/)
    })
    expect(storedIn(dir)).toEqual(['Old'])
  })

  test.each(UNREADABLE)(
    'with a row that cannot be read (%s) delivers the others',
    async (change) => {
      const dir = tempDir()
      oldStore(dir, MIGRATIONS, 2)
      const connection = new DatabaseSync(join(dir, FILE))
      connection.exec(`UPDATE enquiries SET ${change} WHERE id = 1;
      INSERT INTO deliveries (enquiry_id, target, queued_at, next_at) SELECT id, 'webhook', 0, 0 FROM enquiries`)
      connection.close()
      const taken = vi.fn()
      const url = await startServer((request, response) => {
        taken(request.headers['idempotency-key'])
        response.end()
      })
      const { send, log } = await startSite(dir, {
        WEBHOOK_URL: url,
        WEBHOOK_SECRET: 'secret'.repeat(3),
      })
      expect(await send('New')).toBe(202)
      await vi.waitFor(async () => expect(taken).toHaveBeenCalledTimes(2), PATIENT)
      expect(taken).toHaveBeenCalledWith('k1')
      expect(log.error).toHaveBeenCalledWith(
        expect.objectContaining({ enquiry: 'id:1' }),
        expect.stringContaining('cannot be read'),
      )
    },
  )
})

describe('a store that is lost under a running site', () => {
  const remove = (suffix: string) => (dir: string) => rmSync(join(dir, FILE + suffix))
  const CASES: [string, (dir: string) => void][] = [
    ['deleted', remove('')],
    [
      'deleted with all beside it',
      (dir) => {
        for (const name of readdirSync(dir)) rmSync(join(dir, name))
      },
    ],
    ['deleted with its folder', (dir) => rmSync(dir, { recursive: true })],
    ['moved away with its folder', (dir) => renameSync(dir, tempDir())],
    ['without its log', remove('-wal')],
    ['without what connections agree by', remove('-shm')],
    [
      'replaced by another',
      (dir) => {
        const other = tempDir()
        oldStore(other, MIGRATIONS)
        renameSync(join(other, FILE), join(dir, FILE))
      },
    ],
    [
      'replaced with its folder',
      (dir) => {
        rmSync(dir, { recursive: true })
        oldStore(dir, MIGRATIONS)
      },
    ],
  ]

  test.each(CASES)(
    '%s: nothing is acknowledged, why is said, a new start takes again',
    async (_, lose) => {
      const dir = join(tempDir(), 'data')
      const { send, log } = await startSite(dir)
      const key = crypto.randomUUID()
      expect(await send('Before', key)).toBe(202)
      lose(dir)
      expect(await send('Lost')).toBe(503)
      expect(await send('Before', key)).toBe(503)
      expect(await Promise.all([send('Lost too'), send('Lost as well')])).toEqual([503, 503])
      expect(log.error).toHaveBeenCalledWith(
        { reason: expect.stringContaining('deleted, moved or replaced') },
        'an enquiry could not be stored',
      )
      expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/Lost|7700900123/)

      await forgetSite()
      const again = await startSite(dir)
      expect(await again.send('After')).toBe(202)
      await forgetSite()
      expect(storedIn(dir).at(-1)).toBe('After')
    },
  )

  test('loses nothing that was acknowledged before, and mixes with no other store', async () => {
    const root = tempDir()
    const dir = join(root, 'data')
    const other = join(root, 'other')
    oldStore(other, MIGRATIONS, 300)
    const { send } = await startSite(dir)
    for (let count = 0; count < 50; count += 1) expect(await send(`Before ${count}`)).toBe(202)
    mkdirSync(join(root, 'moved'))
    renameSync(join(dir, FILE), join(root, 'moved', FILE))
    copyFileSync(join(other, FILE), join(dir, FILE))
    expect(await send('Lost')).toBe(503)
    expect(await send('Lost too')).toBe(503)

    // As they would be found after the process was killed.
    cpSync(dir, join(root, 'found'), { recursive: true })
    expect(storedIn(join(root, 'moved')).filter((name) => name.startsWith('Before'))).toHaveLength(
      50,
    )
    await forgetSite()
    const again = await startSite(join(root, 'found'))
    expect(await again.send('After')).toBe(202)
    await forgetSite()
    expect(storedIn(join(root, 'found'))).toEqual([...Array(300).fill('Old'), 'After'])
  })

  test('loses nothing where its log alone was deleted', async () => {
    const dir = tempDir()
    const { send } = await startSite(dir)
    expect(await send('Before')).toBe(202)
    rmSync(join(dir, `${FILE}-wal`))
    expect(await send('Lost')).toBe(503)
    expect(statSync(join(dir, FILE)).size).toBeGreaterThan(4_096)
    await forgetSite()
    expect(storedIn(dir)).toContain('Before')
  })

  test('emptied: nothing is acknowledged', async () => {
    const dir = tempDir()
    const { send } = await startSite(dir)
    expect(await send('Before')).toBe(202)
    truncateSync(join(dir, FILE), 0)
    for (let count = 0; count < 20; count += 1) expect(await send(`Lost ${count}`)).toBe(503)
    expect(statSync(join(dir, FILE)).size).toBe(0)
  })

  test('is noticed also where nobody sends anything', async () => {
    const dir = tempDir()
    const webhook = { WEBHOOK_URL: 'http://127.0.0.1:1', WEBHOOK_SECRET: 'secret'.repeat(3) }
    const { log } = await startSite(dir, webhook)
    rmSync(join(dir, FILE))
    await vi.waitFor(
      () =>
        expect(log.error).toHaveBeenCalledWith(
          { reason: expect.stringContaining('deleted, moved or replaced') },
          'the enquiry store is unusable',
        ),
      PATIENT,
    )
  })

  test('takes again as soon as its files are back in their place', async () => {
    const dir = join(tempDir(), 'data')
    const { send } = await startSite(dir)
    expect(await send('Before')).toBe(202)
    renameSync(dir, `${dir}-away`)
    expect(await send('Lost')).toBe(503)
    expect(existsSync(dir)).toBe(false)
    renameSync(`${dir}-away`, dir)
    expect(await send('After')).toBe(202)
    await forgetSite()
    expect(storedIn(dir).at(-1)).toBe('After')
  })

  test('is not lost by other processes that open and close it', async () => {
    const dir = tempDir()
    const { send } = await startSite(dir)
    for (let count = 0; count < 5; count += 1) {
      const other = new DatabaseSync(join(dir, FILE))
      other.exec('UPDATE enquiries SET locale = locale; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
      expect(await send(`Ann ${count}`)).toBe(202)
      other.close()
      expect(await send(`Eve ${count}`)).toBe(202)
    }
    await forgetSite()
    expect(storedIn(dir)).toHaveLength(10)
  })
})

/** As one who may read all in a folder and write nothing, whoever runs the tests. */
async function asOrdinaryUser(dir: string, work: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0
  const files = readdirSync(dir).map((name) => join(dir, name))
  for (const path of [...files, dir]) {
    chmodSync(path, path === dir ? 0o555 : 0o444)
    if (isRoot) chownSync(path, NOBODY, NOBODY)
  }
  const restore = () => {
    if (isRoot) process.seteuid?.(0)
    chmodSync(dir, 0o755)
  }
  onTestFinished(restore)
  if (isRoot) process.seteuid?.(NOBODY)
  try {
    await work()
  } finally {
    restore()
  }
}

test('a damaged store is known by an error of another copy of the build', () => {
  const error = Object.assign(new Error('damaged'), { name: new StoreDamagedError('').name })
  expect([isDamaged(error), isDamaged(new Error('damaged'))]).toEqual([true, false])
})
