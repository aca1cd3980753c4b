// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Preload } from './preload.tsx'

const prefetch = vi.fn()
const router = { prefetch }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

type Observed = (links: Element[]) => void

let show: Observed
let answer: (href: string) => void

beforeEach(() => {
  vi.useFakeTimers()
  prefetch.mockReset()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        show = (links) => report(links.map((target) => ({ isIntersecting: true, target })))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const reports = new Set<(list: unknown) => void>()
  answer = (href) => {
    const entries = [{ name: `${window.location.origin}${href}?_rsc=1` }]
    for (const report of reports) report({ getEntries: () => entries })
  }
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly report: (list: unknown) => void
      constructor(report: (list: unknown) => void) {
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
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('preloading', () => {
  test('takes the links on the screen four at a time, each once, and comes to an end', async () => {
    const links = await setUp(['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/1'])
    show(links)
    expect(preloaded()).toEqual(['/1', '/2', '/3', '/4'])
    answer('/2')
    await vi.advanceTimersByTimeAsync(250)
    expect(preloaded()).toEqual(['/1', '/2', '/3', '/4', '/5'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(preloaded()).toEqual(['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9'])
    show(links)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(prefetch).toHaveBeenCalledTimes(9)
    expect(new Set(prefetch.mock.calls.map(([, { kind }]) => kind))).toEqual(new Set(['auto']))
  })

  test('fetches the whole page of a link that a visitor turns to', async () => {
    const [link] = await setUp(['/ru/contacts#phones'])
    link?.focus()
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/ru/contacts', { kind: 'full' })
    await vi.advanceTimersByTimeAsync(10_000)
  })

  test('leaves out the page one is on and other sites', async () => {
    show(await setUp(['/', '/#phones', 'https://other.example/']))
    expect(prefetch).not.toHaveBeenCalled()
  })

  test('only heeds what a visitor turns to where they want to save data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    show = () => expect.unreachable()
    const [link] = await setUp(['/saved'])
    link?.focus()
    expect(preloaded()).toEqual(['/saved'])
    await vi.advanceTimersByTimeAsync(10_000)
  })
})

async function setUp(hrefs: string[]): Promise<HTMLAnchorElement[]> {
  const { container } = render(
    <>
      <Preload />
      {hrefs.map((href, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same address stands here twice on purpose
        <a key={index} href={href} data-preload="">
          Page
        </a>
      ))}
    </>,
  )
  return Array.from(container.querySelectorAll('a'))
}

function preloaded(): unknown[] {
  return prefetch.mock.calls.map(([href]) => href)
}
