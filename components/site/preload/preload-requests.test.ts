import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestsOf } from './preload-requests.ts'

type Report = (list: { getEntries: () => { name: string }[] }) => void

let reports: Set<Report>

beforeEach(() => {
  reports = new Set()
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly report: Report
      constructor(report: Report) {
        this.report = report
      }
      observe() {
        reports.add(this.report)
      }
      disconnect() {
        reports.delete(this.report)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the requests of a preload', () => {
  test('have ended when none has followed for a quarter of a second', async () => {
    const ended = watch('/blog?page=2')
    await vi.advanceTimersByTimeAsync(1_000)
    answer('/blog?page=2&_rsc=one')
    await vi.advanceTimersByTimeAsync(200)
    answer('/blog?page=2&_rsc=two')
    await vi.advanceTimersByTimeAsync(249)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
    expect(reports.size).toBe(0)
  })

  test('have ended where nothing is asked, since all is known', async () => {
    const ended = watch('/blog')
    await vi.advanceTimersByTimeAsync(5_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
  })

  test.each(['/blog', '/contacts?_rsc=one', '/blog?page=3&_rsc=one', '/ru/blog?_rsc=one'])(
    'are not %s',
    async (other) => {
      const ended = watch('/blog')
      answer(other)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(ended).not.toHaveBeenCalled()
    },
  )
})

function watch(href: string) {
  const ended = vi.fn()
  requestsOf(href).then(ended)
  return ended
}

function answer(address: string): void {
  for (const report of reports) {
    report({ getEntries: () => [{ name: `http://site.example${address}` }] })
  }
}
