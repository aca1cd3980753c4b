import { expect, test, vi } from 'vitest'
import { createShutdown, type Services } from './shutdown.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

function processThat(overrides: Partial<Services> = {}, limitMs = 10_000) {
  const calls: string[] = []
  const step = (name: string) => async () => {
    calls.push(name)
  }
  const { promise: exited, resolve: exit } = Promise.withResolvers<number>()
  const services: Services = {
    connections: {
      drain: step('requests'),
      cut: () => {
        calls.push('cut')
        return 1
      },
    },
    stopDelivery: step('deliveries'),
    closeTracing: step('traces'),
    closeFramework: step('framework'),
    closeStore: async () => {
      calls.push('store')
    },
    ...overrides,
  }
  const log = { ...quiet, error: vi.fn() }
  return { calls, exited, log, shutdown: createShutdown(services, { log, exit, limitMs }) }
}

test('deliveries stop beside the requests, and the store closes after both', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { calls, exited, shutdown } = processThat({
    connections: { drain: () => answered, cut: () => 0 },
  })
  shutdown.begin(0, 'SIGTERM')
  await vi.waitFor(() => expect(calls).toEqual(['deliveries']))
  answer()
  expect(await exited).toBe(0)
  expect(calls).toEqual(['deliveries', 'framework', 'store', 'traces'])
})

test('however often the end is asked for, it comes once, with the worst status', async () => {
  const { calls, exited, shutdown } = processThat()
  shutdown.begin(0, 'SIGTERM')
  shutdown.begin(1, 'uncaught exception')
  shutdown.begin(0, 'SIGTERM')
  expect(await exited).toBe(1)
  expect(calls.toSorted()).toEqual(['deliveries', 'framework', 'requests', 'store', 'traces'])
})

test('what does not end in time is cut off, is told, and only then is the status 1', async () => {
  const never = () => new Promise<void>(() => {})
  for (const hanging of ['stopDelivery', 'closeFramework'] as const) {
    const { calls, exited, log, shutdown } = processThat({ [hanging]: never }, 5)
    shutdown.begin(0, 'SIGTERM')
    expect(await exited).toBe(1)
    expect(calls).toContain('cut')
    expect(log.error).toHaveBeenCalledWith({ requests: 1 }, expect.any(String))
  }
})

test('a service that cannot end in order does not keep the process', async () => {
  const fault = new Error('the store is gone')
  const { exited, log, shutdown } = processThat({ stopDelivery: () => Promise.reject(fault) })
  shutdown.begin(0, 'SIGTERM')
  expect(await exited).toBe(1)
  expect(log.error).toHaveBeenCalledWith({ err: fault }, expect.any(String))
})
