// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IconByName } from './icon-by-name.tsx'

let show: () => void
const fetchIcons = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  fetchIcons.mockReset()
  vi.stubGlobal('fetch', fetchIcons)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('an icon that content names', () => {
  test('is asked for when its place is on the screen, and drawn there', async () => {
    fetchIcons.mockResolvedValue(
      Response.json({ icons: { key: { viewBox: '0 0 9 9', paths: ['M1'], tone: 'M2' } } }),
    )
    const { container } = render(<IconByName name="key" className="size-6" />)
    await act(() => vi.runAllTimersAsync())
    expect(fetchIcons).not.toHaveBeenCalled()
    show()
    await act(() => vi.runAllTimersAsync())
    const paths = Array.from(container.querySelectorAll('path'), (path) => path.getAttribute('d'))
    expect(paths).toEqual(['M2', 'M1'])
  })

  test('leaves its space and one warning where it is missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fetchIcons.mockResolvedValue(Response.json({ icons: {} }))
    const { container } = render(<IconByName name="no-such" className="size-6" />)
    show()
    await act(() => vi.runAllTimersAsync())
    expect(container.querySelector('svg')).toBeNull()
    expect(container.querySelector('span')?.className).toContain('size-6')
    cleanup()
    render(<IconByName name="no-such" className="size-6" />)
    show()
    await act(() => vi.runAllTimersAsync())
    expect(warn).toHaveBeenCalledExactlyOnceWith('No icon for: no-such')
    expect(fetchIcons).toHaveBeenCalledOnce()
  })
})
