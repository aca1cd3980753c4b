import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '#e2e/harness/postgres.ts'
import { recordedLog } from '#lib/enquiries/fixture-enquiries.ts'
import { startSignals } from './signals.ts'

const PATIENT = { timeout: 15_000 }

function listenAt(databaseUrl: string) {
  const onRevalidate = vi.fn(async () => {})
  const log = recordedLog()
  const signals = startSignals({ databaseUrl, onRevalidate, log, retryMs: 50 })
  onTestFinished(signals.stop)
  return { onRevalidate, log, signals }
}

test('what one instance is told the others hear, also after the database was away', async () => {
  const server = await startPostgres()
  onTestFinished(server.stop)
  const [one, two] = [listenAt(server.url), listenAt(server.url)]
  const tell = () => one.signals.announceRevalidation()
  await vi.waitFor(tell, PATIENT)
  await vi.waitFor(async () => {
    await tell()
    expect(two.onRevalidate).toHaveBeenCalled()
  }, PATIENT)
  expect(one.onRevalidate).not.toHaveBeenCalled()

  await server.kill()
  await vi.waitFor(() => expect(two.log.warn).toHaveBeenCalledOnce(), PATIENT)
  await expect(tell()).rejects.toThrow()
  const heard = two.onRevalidate.mock.calls.length
  await server.start()
  await vi.waitFor(() => expect(two.onRevalidate.mock.calls.length).toBe(heard + 1), PATIENT)
  await vi.waitFor(tell, PATIENT)
  await vi.waitFor(() => expect(two.onRevalidate.mock.calls.length).toBe(heard + 2), PATIENT)
}, 60_000)
