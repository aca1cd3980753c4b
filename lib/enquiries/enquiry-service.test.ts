import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { parseSettings } from '#lib/config/settings.ts'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import { createEnquiries, startDelivery, stopDelivery } from './enquiry-service.ts'
import { APPLICATION, NO_OFFICES, recordedLog, startServer, tempDir } from './fixture-enquiries.ts'
import { enquiryInstance } from './instance.ts'

afterEach(async () => {
  await stopDelivery()
  await enquiryInstance().store?.close()
  enquiryInstance().store = undefined
})

const clock = () => new Date()

function settingsIn(dir: string, url = 'http://127.0.0.1:1') {
  return {
    ...parseSettings({ DATA_DIR: dir, WEBHOOK_URL: url, WEBHOOK_SECRET: 'secret'.repeat(3) }),
  }
}

async function sendTo(settings: ReturnType<typeof settingsIn>) {
  const log = recordedLog()
  const chats = async () => undefined
  const handler = createEnquiries({
    ...settings,
    settings,
    clock,
    log,
    chats,
    offices: NO_OFFICES,
  })
  const url = 'http://site.test/api/vacancies/17/apply'
  const headers = { 'content-type': 'application/json' }
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(APPLICATION) })
  const match = findForm(new URL(url).pathname)
  return match && (await handler(request, match)).status
}

test('an enquiry is delivered at once by the process that serves', async () => {
  const taken = vi.fn()
  const url = await startServer((request, response) => {
    taken(request.headers['x-enquiry-signature'])
    response.end()
  })
  const settings = settingsIn(tempDir(), url)
  await startDelivery({ settings, clock, log: recordedLog() })
  expect(await sendTo(settings)).toBe(202)
  await vi.waitFor(async () => expect(taken).toHaveBeenCalledOnce(), { timeout: 900 })
  const states = () => enquiryInstance().store?.read((db) => db.all('SELECT state FROM deliveries'))
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'delivered' }]))
})

test('starting twice starts once, and what was stopped can be started again', async () => {
  const settings = settingsIn(tempDir())
  const start = () => startDelivery({ settings, clock, log: recordedLog() })
  await start()
  const { stop } = enquiryInstance()
  await start()
  expect(enquiryInstance().stop).toBe(stop)
  await stopDelivery()
  expect(enquiryInstance().stop).toBeUndefined()
  await start()
  expect(enquiryInstance().stop).toBeDefined()
})

test('where enquiries go nowhere, the start says for how long they are kept', async () => {
  const log = recordedLog()
  await startDelivery({ settings: parseSettings({ DATA_DIR: tempDir() }), clock, log })
  expect(log.warn).toHaveBeenCalledWith({ retentionDays: 180 }, expect.stringContaining('nowhere'))
})

test('where names may leave unencrypted, the start names the settings', async () => {
  const log = recordedLog()
  const DATA_DIR = tempDir()
  const settings = parseSettings({
    ...{ DATA_DIR, ALLOW_INSECURE_DELIVERY: 'true', WEBHOOK_SECRET: 'secret'.repeat(3) },
    WEBHOOK_URL: 'http://hook.example',
  })
  await startDelivery({ settings, clock, log })
  expect(log.warn).toHaveBeenCalledWith(
    { settings: ['WEBHOOK_URL'] },
    expect.stringContaining('unencrypted'),
  )
})

test('a store that cannot be used stops the start, and says why', async () => {
  const file = join(tempDir(), 'file')
  writeFileSync(file, '')
  const start = () => startDelivery({ settings: settingsIn(file), clock, log: recordedLog() })
  await expect(start()).rejects.toThrow(`DATA_DIR: ${file}: `)
})

test('what is accepted while nothing delivers waits', async () => {
  const settings = settingsIn(tempDir())
  expect(await sendTo(settings)).toBe(202)
  const rows = await enquiryInstance().store?.read((db) =>
    db.all('SELECT state, attempts FROM deliveries'),
  )
  expect(rows).toEqual([{ state: 'pending', attempts: 0 }])
})
