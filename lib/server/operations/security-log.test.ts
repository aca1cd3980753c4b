import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSecurityLog } from './security-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function securityLog() {
  const lines: Record<string, unknown>[] = []
  const write = (fields: object) => void lines.push({ ...fields })
  const note = createSecurityLog({ info: write, warn: write, error: write })
  const answered = (
    [method, path, status]: [string, string, number],
    { address = '203.0.113.7', origin }: { address?: string; origin?: string } = {},
  ) => {
    const request = new IncomingMessage(new Socket())
    request.method = method
    request.headers = { 'x-client-address': address, origin }
    const route = path.startsWith('/api/form') ? 'form' : 'other'
    note(request, { path, route, status, requestId: 'from-the-proxy' })
  }
  return { lines, answered }
}

test.each([
  ['revalidation.refused', ['POST', '/api/revalidate', 401]],
  ['revalidation.done', ['POST', '/api/revalidate', 200]],
  ['origin.refused', ['POST', '/api/form-staff', 403]],
  ['limit.exceeded', ['POST', '/api/form-staff', 429]],
  ['limit.exceeded', ['GET', '/ru/enquiry/1-2-made-up', 429]],
  ['link.refused', ['GET', '/office/take/made-up', 404]],
  ['metrics.refused', ['GET', '/metrics', 404]],
] as const)('%s is a line: %s', (event, asked) => {
  const { lines, answered } = securityLog()
  answered([...asked])
  expect(lines).toEqual([expect.objectContaining({ event, requestId: 'from-the-proxy' })])
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113\.7|made-up/)
})

test.each([
  ['GET', '/api/revalidate', 405],
  ['POST', '/api/form-staff', 202],
  ['POST', '/api/form-staff', 422],
  // A backend's own refusal is the status of a page.
  ['GET', '/vacancies', 403],
  ['GET', '/vacancies', 429],
  ['GET', '/made-up', 404],
] as [string, string, number][])('%s %s answered with %i is no matter of security', (...asked) => {
  const { lines, answered } = securityLog()
  answered(asked)
  expect(lines).toEqual([])
})

test('of a refused origin nothing is written but its host', () => {
  const { lines, answered } = securityLog()
  const origin = 'https://jane:+447700900123@evil.example/Jane'
  answered(['POST', '/api/form-staff', 403], { origin })
  answered(['POST', '/api/form-staff', 403], { origin: 'Jane Doe', address: '203.0.113.8' })
  expect(lines.map((line) => line.origin)).toEqual(['evil.example', 'none'])
})

test('one sender is told from another, and what it does again is counted once a minute', () => {
  const { lines, answered } = securityLog()
  for (let time = 0; time < 50; time += 1) answered(['POST', '/api/form-staff', 429])
  answered(['POST', '/api/form-staff', 429], { address: '203.0.113.8' })
  const [one, other] = lines
  expect(lines).toHaveLength(2)
  expect(one?.sender).not.toBe(other?.sender)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(2)).toEqual([expect.objectContaining({ sender: one?.sender, count: 49 })])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(3)
  answered(['POST', '/api/form-staff', 429])
  expect(lines.at(-1)?.sender).toBe(one?.sender)
})

test('a flood from everywhere fills neither the log nor the memory', () => {
  const { lines, answered } = securityLog()
  for (let index = 0; index < 5_000; index += 1) {
    const address = `198.51.${index % 256}.${Math.floor(index / 256)}`
    answered(['POST', '/api/revalidate', 401], { address })
  }
  expect(lines.length).toBeLessThanOrEqual(201)
  vi.advanceTimersByTime(60_000)
  expect(lines.at(-1)).toMatchObject({ sender: 'others', count: 4_799 })
})
