import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const MAX_STOPS = 400
const CLOSING_MS = 400
const MOVING_MS = 1000

interface Stop {
  /** Its place in the document and what it says. */
  name: string
  fault: string | undefined
}

/** Goes from stop to stop until one comes again, and gives their number. */
export async function goRound(page: Page, key = 'Tab'): Promise<number> {
  const faults = new Set<string>()
  const seen = new Set<string>()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await moveFocus(page, key)
    let stop = await focusStop(page)
    if (!stop || seen.has(stop.name)) break
    seen.add(stop.name)
    if (stop.fault) {
      // What closes when the focus leaves it takes a moment to be gone.
      await page.waitForTimeout(CLOSING_MS)
      stop = await focusStop(page)
    }
    if (stop?.fault) faults.add(`${stop.fault}: ${stop.name}`)
  }
  expect.soft([...faults]).toEqual([])
  return seen.size
}

/** Presses the key and waits for the focus to move, which a menu does in a task of its own. */
async function moveFocus(page: Page, key: string): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement)
  await page.keyboard.press(key)
  await page
    .waitForFunction((element) => document.activeElement !== element, before, {
      timeout: MOVING_MS,
    })
    // On the last of them it stays where it is, and the round is over.
    .catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error
    })
  await before.dispose()
}

/** What has the focus: whether one sees that it has, and that it is not behind anything. */
function focusStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const index = [...document.querySelectorAll('*')].indexOf(element)
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const name = `${index} ${element.localName} ${text.trim().slice(0, 40)}`
    return { name, fault: outlineFault(element) ?? placeFault(element) }

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
  })
}
