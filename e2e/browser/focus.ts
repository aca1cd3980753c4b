import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const MAX_STOPS = 400

interface Step {
  isNew: boolean
  /** Where it does not show that it has the focus, or lies behind something. */
  fault?: string
}

/** Goes from stop to stop until one comes again, and gives their number. */
export async function goRound(page: Page, key = 'Tab'): Promise<number> {
  const faults = new Set<string>()
  const round = await page.evaluateHandle(beginRound)
  let stops = 0
  while (stops < MAX_STOPS) {
    await page.keyboard.press(key)
    const { isNew, fault } = await round.evaluate((it) => it.step())
    if (!isNew) break
    stops += 1
    if (fault) faults.add(fault)
  }
  await round.dispose()
  expect.soft([...faults]).toEqual([])
  return stops
}

/** What goes along in the page: it waits for the focus to move, and judges where it has come. */
function beginRound(): { step: () => Promise<Step> } {
  const CLOSING_MS = 400
  const MOVING_MS = 1000
  const seen = new Set<Element>()
  let latest = document.activeElement
  return { step }

  async function step(): Promise<Step> {
    // A menu moves it in a task of its own. On the last of its stops it stays where it is.
    await until(() => document.activeElement !== latest, MOVING_MS)
    latest = document.activeElement
    if (!latest || latest === document.body || seen.has(latest)) return { isNew: false }
    seen.add(latest)
    // What closes when the focus leaves it takes a moment to be gone.
    await until(() => !faultOf(document.activeElement), CLOSING_MS)
    const fault = faultOf(document.activeElement)
    return fault ? { isNew: true, fault } : { isNew: true }
  }

  async function until(isSo: () => boolean, limitMs: number): Promise<void> {
    const deadline = performance.now() + limitMs
    while (!isSo() && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  function faultOf(element: Element | null): string | undefined {
    if (!element) return undefined
    const fault = outlineFault(element) ?? placeFault(element)
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return fault && `${fault}: ${element.localName} ${text.trim().slice(0, 40)}`
  }

  function outlineFault(it: Element): string | undefined {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(it)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'no outline'
    return /, 0\)$|\/ 0\)$/.test(outlineColor) ? 'an outline without colour' : undefined
  }

  function placeFault(it: Element): string | undefined {
    const { innerWidth, innerHeight } = window
    const shown = [...it.getClientRects()]
      .map((rect) => ({
        left: Math.max(rect.left, 0),
        right: Math.min(rect.right, innerWidth),
        top: Math.max(rect.top, 0),
        bottom: Math.min(rect.bottom, innerHeight),
      }))
      .filter(({ left, right, top, bottom }) => left < right && top < bottom)
    if (shown.length === 0) return 'out of the window'
    const isSeen = shown.some(({ left, right, top, bottom }) => {
      const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return under !== null && (it.contains(under) || under.contains(it))
    })
    return isSeen ? undefined : 'behind something'
  }
}
