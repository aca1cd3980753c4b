import { randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toFormTerms } from '#lib/enquiries/data-terms.ts'
import {
  CALLBACK,
  DAY_MS,
  HOUR_MS,
  handClock,
  IN_FILES,
  PRICE,
  tempDir,
  testOffice,
  testSite,
  testStore,
  UNREADABLE,
} from '#lib/enquiries/fixture-enquiries.ts'
import { FORM_WIRE_SCHEMAS } from '#lib/enquiries/forms/wire-schemas.ts'
import type { TargetName } from '#lib/enquiries/stored-enquiry.ts'
import { HELP } from './help.ts'
import { runAdmin } from './run-admin.ts'

async function adminWith(
  states: string[] = [],
  targets: TargetName[] = ['webhook'],
  isMailed = true,
) {
  const { clock, move } = handClock()
  const dir = tempDir()
  const store = testStore({ dir, clock })
  const site = testSite({ store, otherTargets: targets, offices: OFFICES })
  for (const state of states) {
    move(60_000)
    const headers = { 'idempotency-key': randomUUID(), 'x-client-address': randomUUID() }
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: `Ann ${state}` }, headers)
    const enquiryId = (await site.stored()).at(-1)?.id
    if (targets.length === 0) continue
    await store.read((db) =>
      db.run('UPDATE deliveries SET state = :state, attempts = 3 WHERE enquiry_id = :enquiryId', {
        state,
        enquiryId: Number(enquiryId),
      }),
    )
  }
  const run = async (...args: string[]) => {
    let output = ''
    let errors = ''
    const admin = {
      store,
      spool: undefined,
      dataDir: dir,
      siteUrl: 'https://site.test',
      who: 'anna@test',
      retentionDays: 180,
      undeliveredRetentionDays: 730,
      isMailed,
      targetsOf: (): TargetName[] => ['email'],
      listOffices: OFFICES.listOffices,
      write: (text: string) => {
        output += text
      },
    }
    const status = await runAdmin(args, admin, (text) => {
      errors += text
    })
    return { status, output, errors }
  }
  const references = async () => (await site.stored()).map(({ reference }) => String(reference))
  return { run, site, references, move, dir, store }
}

const OFFICES = {
  listOffices: async () => [
    testOffice(),
    testOffice({
      countrySlug: 'uae',
      timeZone: 'Asia/Dubai',
      hours: [{ days: [1], from: '09:00', to: '18:00' }],
    }),
  ],
  describeSubject: async () => Promise.reject(new Error('not known')),
}
const STATES = ['pending', 'delivered', 'needs-attention', 'dead', 'rejected']

describe('list', () => {
  test('shows what there is, the newest last', async () => {
    const { run, references } = await adminWith(STATES)
    const { output } = await run('list')
    const [head, ...rows] = output.trimEnd().split('\n')
    expect(head).toMatch(
      /^REFERENCE +ACCEPTED \(UTC\) +FORM +STATE +OFFICE +CALL BY \(UTC\) +CALL +NAME +PHONE$/,
    )
    const named = await references()
    expect(rows.map((row) => row.split(/ {2,}/))).toEqual(
      STATES.map((state, index) => [
        named[index],
        `2026-11-27 10:0${index + 1}`,
        'callback',
        state === 'pending' ? 'waiting' : state,
        ...['uk', `2026-11-27 11:0${index + 1}`, 'open'],
        `Ann ${state}`,
        '+447700900123',
      ]),
    )
  })

  test('can be narrowed', async () => {
    const { run, site, move } = await adminWith(STATES)
    expect((await run('list', '--state', 'dead')).output).toMatch(/Ann dead/)
    expect((await run('list', '--state', 'dead')).output).not.toMatch(/Ann needs-attention/)
    expect((await run('list', '--limit', '2')).output).toContain('The newest 2 of 5.')
    expect((await run('list', '--suspicious')).output).toBe('No enquiries.\n')
    move(DAY_MS)
    await site.sendJson('/api/form-cost', { ...PRICE, website: 'x' })
    expect((await run('list', '--suspicious')).output).toContain('waiting, suspicious')
    expect((await run('list', '--since', '2026-11-28')).output.split('\n')).toHaveLength(3)
  })

  test('shows whose each is and by when somebody calls, and is narrowed by both', async () => {
    const { run, site } = await adminWith()
    for (const link of ['https://site.test/uae', 'https://site.test/blog']) {
      await site.sendJson('/api/form-staff', { ...CALLBACK, name: link.slice(18), link })
    }
    const rowsOf = async (...args: string[]) =>
      (await run('list', ...args)).output.split('\n').filter((row) => row.includes('waiting'))
    expect(await rowsOf()).toEqual([
      expect.stringMatching(/ uae +2026-11-30 06:00 +open +uae /),
      expect.stringMatching(/ uk +2026-11-27 11:00 +open +blog /),
    ])
    expect(await rowsOf('--office', 'uae')).toHaveLength(1)
    expect(await rowsOf('--due', '2026-11-27T12:00:00Z')).toEqual([expect.stringContaining('blog')])
    expect((await run('list', '--due', 'noon')).errors).toContain('--due is a moment')
    const { output } = await run('export')
    expect(output).toContain('"office","call_by"')
    expect(output).toContain('"uae","2026-11-30T06:00:00.000Z"')
  })

  test('is one line an enquiry, which a visitor cannot command the terminal by', async () => {
    const { run, site } = await adminWith()
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Ann\nEve \u202Egnp' })
    const { output } = await run('list')
    expect(output).toContain('Ann Eve gnp')
    expect(output).not.toContain('\u202E')
    expect(output.trimEnd().split('\n')).toHaveLength(2)
  })
})

describe('what an office does', () => {
  test('is done by the command line as well, each once', async () => {
    const { run, references, move } = await adminWith(['delivered'])
    const [reference = ''] = await references()
    expect((await run('take', reference)).output).toBe(`${reference}: done\n`)
    expect((await run('take', reference)).output).toContain('it was so already')
    move(60_000)
    expect((await run('answer', reference)).errors).toContain('answer needs --outcome')
    expect((await run('answer', reference, '--outcome', 'no_reply')).output).toContain('done')
    expect((await run('answer', reference, '--outcome', 'married')).status).toBe(2)
    const { output } = await run('show', reference)
    expect(output).toMatch(/taken +2026-11-27T10:01:00.000Z \(uk, by command\)/)
    expect(output).toMatch(/answered +2026-11-27T10:02:00.000Z \(no_reply\)/)
    expect((await run('list', '--state', 'answered')).output).toMatch(/ no_reply +Ann/)
    expect((await run('list', '--state', 'open')).output).toBe('No enquiries.\n')
  })

  test('another office is given an enquiry, with a time of its own to call by', async () => {
    const { run, references } = await adminWith(['delivered'])
    const [reference = ''] = await references()
    const refused = await run('assign', reference, '--office', 'nowhere')
    expect(refused.errors).toContain('assign needs --office, one of uk, uae')
    expect((await run('assign', reference, '--office', 'uae')).output).toBe(`${reference}: done\n`)
    expect((await run('list', '--office', 'uae')).output).toContain('2026-11-30 06:00')
  })

  test('what is overdue is listed, and that nobody is told of it', async () => {
    const { run, move } = await adminWith(['delivered'], ['webhook'], false)
    expect((await run('list', '--due', 'now')).output).toBe('No enquiries.\n')
    move(2 * HOUR_MS)
    const { output } = await run('list', '--due', 'now', '--state', 'open')
    expect(output).toContain('Ann delivered')
    expect(output).toContain('No mail is sent')
  })

  test('a number is found however it is spelt', async () => {
    const { run, site } = await adminWith(['delivered'])
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Boris', phone: '+74950000011' })
    const spellings = ['+7 495 000-00-11', '8 (495) 000 00 11', '007 495 0000011', '74950000011']
    for (const spelling of spellings) {
      const { output } = await run('list', '--phone', spelling)
      expect(output, spelling).toContain('Boris')
      expect(output).not.toContain('Ann')
    }
    expect((await run('list', '--phone', 'Boris')).errors).toContain('--phone is a number')
    expect((await run('erase', '--phone', '8 495 000-00-11')).output).toContain('Would erase: 1.')
  })

  test('is counted by office and week, without anything of visitors', async () => {
    const { run, references, move } = await adminWith(['delivered', 'delivered', 'delivered'])
    const [kept = '', late = ''] = await references()
    move(9 * 60_000)
    await run('take', kept)
    await run('answer', kept, '--outcome', 'reached')
    move(2 * HOUR_MS)
    await run('answer', late, '--outcome', 'reached')
    const { output } = await run('stats')
    const rows = output
      .trimEnd()
      .split('\n')
      .map((row) => row.split(/ {2,}/))
    expect(rows.slice(1)).toEqual([
      ['uk', '2026-11-23', '3', '1', '33 %', '71'],
      ['all', '3', '1', '33 %', '71'],
    ])
    expect(output).not.toMatch(/Ann|447700/)
    expect((await run('stats', '--office', 'uae')).output).toBe('No promises were due.\n')
    expect((await run('stats', '--weeks', '0')).errors).toContain('--weeks is 1 or more')
  })
})

describe('show', () => {
  test('tells all of one enquiry, its reference typed as it was heard', async () => {
    const { run, references, site } = await adminWith(['dead'])
    await site.store.read((db) => db.run("UPDATE deliveries SET last_failure = 'status 500'"))
    const { output } = await run(
      'show',
      ((await references())[0] ?? '').replace('-', '').toLowerCase(),
    )
    expect(output).toMatch(/name +Ann dead/)
    expect(output).toMatch(/link +https:\/\/site.test\/staff\/nanny/)
    expect(output).toMatch(/delivery +webhook dead \(attempts: 3, last failure: status 500\)/)
  })

  test('says so where there is none', async () => {
    const { run } = await adminWith()
    expect(await run('show', 'A-0000')).toMatchObject({
      status: 2,
      output: '',
      errors: expect.stringContaining('There is no enquiry A-0000.'),
    })
  })
})

describe('export', () => {
  test('as CSV is safe to open in a spreadsheet', async () => {
    const { run, site } = await adminWith()
    await site.sendJson('/api/form-cost', {
      ...PRICE,
      name: '=HYPERLINK("http://evil")',
      location: '@SUM(1)',
      schedule: '\t-1',
      position: 'Няня, "ночь"',
    })
    const { output } = await run('export')
    expect(output.startsWith('\uFEFF"reference","accepted_at"')).toBe(true)
    const [, line = ''] = output.split('\r\n')
    expect(line).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(line).toContain(`"'+447700900123"`)
    expect(line).toContain(`"'@SUM(1)"`)
    expect(line).toContain(`"'\t-1"`)
    expect(line).toContain('"Няня, ""ночь"""')
    for (const cell of line.slice(1, -1).split('","')) expect(cell).not.toMatch(/^\s*[=+\-@]/)
  })

  test('as CSV has a column for every field that a form sends', async () => {
    const { run } = await adminWith()
    const [head = ''] = (await run('export')).output.split('\r\n')
    const sent = [...FORM_WIRE_SCHEMAS.values()].flatMap(({ shape }) => Object.keys(shape))
    expect(sent.filter((name) => !head.includes(`"${name}"`))).toEqual([])
    expect(sent).toContain('schedule')
  })

  test('as JSON can be read by a program', async () => {
    const { run, references } = await adminWith(['delivered', 'dead'])
    const records = JSON.parse((await run('export', '--format', 'json')).output)
    expect(records).toHaveLength(2)
    expect(records[1]).toMatchObject({
      reference: (await references())[1],
      accepted_at: '2026-11-27T10:02:00.000Z',
      state: 'dead',
      fields: { ...CALLBACK, name: 'Ann dead' },
      deliveries: [{ target: 'webhook', state: 'dead', attempts: 3 }],
    })
    const { output } = await (await adminWith()).run('export', '--format', 'json')
    expect(JSON.parse(output)).toEqual([])
  })

  test('of more than a page of the store is whole', async () => {
    const { run, store } = await adminWith(['delivered'])
    await store.read((db) =>
      db.run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
        INSERT INTO enquiries (key, body_hash, reference, form, service, path, locale, fields, is_suspicious, created_at)
        SELECT i, '', 'A-0000', form, service, path, locale, fields, 0, created_at FROM n, enquiries`),
    )
    const records = JSON.parse((await run('export', '--format', 'json')).output)
    expect(records).toHaveLength(1_201)
  })

  test('to a file is for its owner, and writes over none', async () => {
    const { run, dir } = await adminWith(['delivered'])
    const file = join(dir, 'out.csv')
    expect((await run('export', '--output', file)).output).toBe(`Written to ${file}\n`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(3)
    await expect(run('export', '--output', file)).rejects.toThrow('EEXIST')
  })
})

describe.each(UNREADABLE)('one that cannot be read (%s)', (change, reason) => {
  async function withBroken() {
    const made = await adminWith(['delivered', 'pending'])
    const name = (await made.references())[0] ?? ''
    await made.store.read((db) => db.run(`UPDATE enquiries SET ${change} WHERE id = 1`))
    return { ...made, name, ids: () => made.store.read((db) => db.ids('SELECT id FROM enquiries')) }
  }

  test('is listed among the others, as needing attention', async () => {
    const { run, name } = await withBroken()
    const rows = (await run('list')).output.trimEnd().split('\n')
    expect(rows).toHaveLength(3)
    expect(rows[1]).toMatch(/^[A-Z]-[0-9A-Z]{4} .* unreadable/)
    const narrowed = (await run('list', '--state', 'unreadable')).output
    expect(narrowed).toContain(name)
    expect(narrowed.trimEnd().split('\n')).toHaveLength(2)
  })

  test('is shown and exported as it is stored', async () => {
    const { run, name } = await withBroken()
    const shown = (await run('show', name)).output
    expect(shown).toContain(`unreadable  ${reason}`.split('  ')[1])
    expect(shown).toMatch(/stored fields +\S/)
    expect(shown).toMatch(/delivery +webhook delivered/)
    const records = JSON.parse((await run('export', '--format', 'json')).output)
    expect(records).toHaveLength(2)
    const [broken, whole] = records
    expect(broken).toMatchObject({ reference: name, state: 'unreadable', unreadable: { reason } })
    expect(Object.keys(broken.unreadable.row)).toContain('created_at')
    expect(whole.unreadable).toBeUndefined()
    const [, line = '', other = ''] = (await run('export')).output.split('\r\n')
    expect(line).toContain(reason)
    expect(other).not.toContain('not understood')
  })

  test('can be erased', async () => {
    const { run, name, ids } = await withBroken()
    expect((await run('erase', name, '--yes')).output).toBe('Erased: 1\n')
    expect(await ids()).toEqual([2])
  })

  test('is in the way of no other command', async () => {
    const { run, move, ids } = await withBroken()
    await run('retry', '--state', 'waiting')
    move(400 * DAY_MS)
    expect((await run('purge', '--undelivered', '--yes')).status).toBe(0)
    expect((await run('erase', '--phone', CALLBACK.phone, '--yes')).status).toBe(0)
    expect(await ids()).not.toContain(2)
  })
})

describe('what cannot be read', () => {
  test('is named by its place where its reference and key are of no use', async () => {
    const { run, site } = await adminWith(['dead', 'delivered'])
    await site.store.read((db) =>
      db.run("UPDATE enquiries SET reference = 'x\u001b[2J', key = 'KEY', form = '?' WHERE id = 1"),
    )
    const { output } = await run('list')
    expect(output).toMatch(/^id:1 /m)
    expect(output).not.toContain('\u001b')
    expect((await run('show', 'id:1')).output).toMatch(/stored key +KEY/)
    expect((await run('show', 'id:3')).status).toBe(2)
    expect((await run('erase', 'id:1', '--yes')).output).toBe('Erased: 1\n')
    expect((await site.stored()).map(({ id }) => id)).toEqual([2])
  })

  test('is erased with all that its number has sent, wherever the number stands', async () => {
    const { run, site } = await adminWith(['dead', 'dead', 'dead', 'dead'])
    const set = (id: number, fields: string) =>
      site.store.read((db) =>
        db.run('UPDATE enquiries SET fields = :fields WHERE id = :id', { id, fields }),
      )
    await set(1, 'Ann, +447700900123, London')
    await set(2, 'Ann, +4477009001234, London')
    await set(3, '{"phone":["+447700900123"]}')
    await set(4, '{"phone":"+447700900999","name":"+447700900123"}')
    expect((await run('erase', '--phone', '+447700900123', '--yes')).output).toBe('Erased: 2\n')
    expect((await site.stored()).map(({ id }) => id)).toEqual([2, 4])
  })

  test('is a delivery to a place, or in a state, of another version', async () => {
    const { run, site } = await adminWith(['delivered', 'delivered'])
    await site.store.read((db) => db.run("UPDATE deliveries SET target = 'crm' WHERE id = 1"))
    await site.store.read((db) => db.run("UPDATE deliveries SET state = 'held' WHERE id = 2"))
    const { output } = await run('list')
    expect(output).toMatch(/delivered +uk .*Ann delivered/)
    expect(output).toMatch(/unreadable +uk .*Ann delivered/)
  })

  test('is due again where somebody says so', async () => {
    const { run, site } = await adminWith(['unreadable', 'dead'])
    expect((await run('retry', '--state', 'unreadable')).output).toContain('Due now: 1.')
    expect((await site.deliveries()).map(({ state }) => state)).toEqual(['pending', 'dead'])
  })
})

describe('retry', () => {
  test('makes a dead one due now, with all its time before it', async () => {
    const { run, references, site, move } = await adminWith(['dead', 'dead', 'delivered'])
    move(90 * DAY_MS)
    await run('retry', (await references())[0] ?? '')
    expect((await site.deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['pending', 0],
      ['dead', 3],
      ['delivered', 3],
    ])
    expect((await site.deliveries())[0]?.queued_at).toBe(site.store.clock().getTime())
  })

  test('takes all of a state', async () => {
    const { run, site } = await adminWith(STATES)
    expect((await run('retry', '--state', 'needs-attention')).output).toContain('Due now: 1.')
    expect((await site.deliveries()).map(({ state }) => state)).toEqual([
      'pending',
      'delivered',
      'pending',
      'dead',
      'rejected',
    ])
  })

  test('sends what had nowhere to go to what is configured now', async () => {
    const { run, site, references } = await adminWith(['waiting'], [])
    expect(await site.deliveries()).toEqual([])
    await run('retry', (await references())[0] ?? '')
    expect(await site.deliveries()).toEqual([
      expect.objectContaining({ target: 'email', state: 'pending' }),
    ])
  })

  test('leaves what was rejected, and wants to know what', async () => {
    const { run, site, references } = await adminWith(['rejected'])
    await run('retry', (await references())[0] ?? '')
    expect(await site.deliveries()).toEqual([expect.objectContaining({ state: 'rejected' })])
    expect((await run('retry')).status).toBe(2)
  })
})

test('which words about data a sender saw is shown and exported', async () => {
  const { run, site, references } = await adminWith()
  const { version } = toFormTerms('en', 'I agree, =1+1.')
  await site.sendJson('/api/form-staff', { ...CALLBACK, terms: version, consent: 'yes' })
  const [name = ''] = await references()
  const shown = (await run('show', name)).output
  expect(shown).toContain(`I agree, =1+1. (en, ${version})`)
  expect(shown).toMatch(/agreed +yes/)
  const [record] = JSON.parse((await run('export', '--format', 'json')).output)
  expect(record.terms).toMatchObject({ version, language: 'en', is_agreed: true })
  const [head = '', line = ''] = (await run('export')).output.split('\r\n')
  expect(head).toContain('"terms","agreed"')
  expect(line).toContain(`"I agree, =1+1. (en, ${version})","yes"`)
})

describe('erase', () => {
  test('says what it would do, and does it when told so', async () => {
    const { run, references, site } = await adminWith(['dead', 'delivered'])
    const [first = ''] = await references()
    expect((await run('erase', first)).output).toBe('Would erase: 1. Say --yes to do it.\n')
    expect(await site.stored()).toHaveLength(2)
    expect((await run('erase', first, '--yes')).output).toBe('Erased: 1\n')
    expect(await references()).not.toContain(first)
    expect(await site.deliveries()).toHaveLength(1)
  })

  test('leaves nothing of it in any file', IN_FILES, async () => {
    const { run, site, dir } = await adminWith()
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Zaphod Unmistakable' })
    const files = () =>
      ['enquiries.db', 'enquiries.db-wal'].map((name) => readFileSync(join(dir, name)))
    expect(Buffer.concat(files()).includes('Unmistakable')).toBe(true)
    await run('erase', '--phone', CALLBACK.phone, '--yes')
    expect(Buffer.concat(files()).includes('Unmistakable')).toBe(false)
  })

  test('is told to all that may have it, and with nothing of what was typed', async () => {
    const { run, site, references } = await adminWith(['delivered', 'delivered'])
    const [first = ''] = await references()
    await site.store.read((db) => db.run('UPDATE deliveries SET attempts = 1 WHERE enquiry_id = 1'))
    await run('erase', first, '--yes')
    const told = await site.store.read((db) => db.all('SELECT * FROM notices'))
    expect(told).toEqual([
      expect.objectContaining({
        ...{ kind: 'withdrawn', target: 'webhook', state: 'pending' },
        ...{ reference: first, enquiry_id: null },
      }),
    ])
    expect(JSON.stringify(told)).not.toMatch(/Ann|7700900123/)
  })

  test('takes all that a number has sent', async () => {
    const { run, site } = await adminWith(['dead', 'delivered'])
    await site.sendJson('/api/form-staff', { ...CALLBACK, phone: '+4477009001234' })
    expect((await run('erase', '--phone', '+447700900123', '--yes')).output).toBe('Erased: 2\n')
    expect(await site.stored()).toHaveLength(1)
  })

  test('wants a key where a reference is that of several', async () => {
    const { run, site } = await adminWith(['dead', 'dead'])
    await site.store.read((db) => db.run("UPDATE enquiries SET reference = 'A-0000'"))
    const { status, errors } = await run('erase', 'A-0000', '--yes')
    const keys = (await site.stored()).map(({ key }) => String(key))
    expect(status).toBe(2)
    for (const key of keys) expect(errors).toContain(key)
    expect((await run('erase', keys[0] ?? '', '--yes')).output).toBe('Erased: 1\n')
  })
})

describe('purge', () => {
  test('erases what is delivered and old', async () => {
    const { run, site, move } = await adminWith(STATES)
    move(181 * DAY_MS)
    expect((await run('purge')).output).toContain('Would erase: 2.')
    expect((await run('purge', '--yes')).output).toBe('Erased: 2\n')
    expect(await site.stored()).toHaveLength(3)
    expect((await run('purge', '--undelivered', '--yes')).output).toBe('Erased: 3\n')
  })

  test('erases what had nowhere to go, once it is old', async () => {
    const { run, site, move } = await adminWith(['waiting'], [])
    expect((await run('purge', '--yes')).output).toBe('Erased: 0\n')
    move(181 * DAY_MS)
    expect((await run('purge')).output).toContain('Would erase: 1.')
    expect((await run('purge', '--yes')).output).toBe('Erased: 1\n')
    expect(await site.stored()).toEqual([])
  })

  test('takes another age', async () => {
    const { run, site, move } = await adminWith(STATES)
    move(2 * DAY_MS)
    expect((await run('purge', '--days', '3', '--yes')).output).toBe('Erased: 0\n')
    expect((await run('purge', '--days', '1', '--yes')).output).toBe('Erased: 2\n')
    expect(await site.stored()).toHaveLength(3)
  })
})

test.each([['--help'], ['help'], []])('%s explains every command', async (...args) => {
  const { run } = await adminWith()
  expect(await run(...args)).toEqual({ status: 0, output: HELP, errors: '' })
  for (const command of ['list', 'show', 'export', 'retry', 'erase', 'purge']) {
    expect(HELP).toContain(command)
  }
})

test.each([
  [['sell'], 'There is no command sell.'],
  [['list', '--state', 'lost'], '--state is one of open, taken, answered, waiting, delivered'],
  [['list', '--since', 'monday'], '--since is a day'],
  [['list', '--limit', 'x'], '--limit is a number'],
  [['list', '--colour'], "Unknown option '--colour'"],
  [['erase', '--phone', '8999'], '--phone is a number with the code of its country'],
  [['erase'], 'erase needs a reference'],
  [['show'], 'show needs a reference'],
])('%j is not understood, and why is said', async (args, reason) => {
  const { run } = await adminWith()
  const { status, output, errors } = await run(...args)
  expect([status, output]).toEqual([2, ''])
  expect(errors).toContain(reason)
})
