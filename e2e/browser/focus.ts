import type { Page } from '@playwright/test'

interface Stop {
  /** Its place in the document and what it says. */
  name: string
  fault: string | undefined
}

/** What has the focus: whether one sees that it has, and that it is not behind anything. */
export function focusStop(page: Page): Promise<Stop | undefined> {
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
