import type { Page } from '@playwright/test'

/** How far the page's parts have moved by themselves since it began, as the browser counts it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry && 'hadRecentInput' in entry)) continue
            if (!entry.hadRecentInput) moved += Number(entry.value)
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // What happened so far is told before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
      }),
  )
}

/** Names the document that is shown: another one after every full load, the same as long as script navigates. */
export function documentId(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** Whether anything is wider than the window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
}

/** What reaches beyond the right edge of the window, and is in no frame that scrolls by itself. */
export function overhangs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const scrolls = (element: Element) => {
      const { overflowX } = getComputedStyle(element)
      return ['auto', 'scroll', 'hidden', 'clip'].includes(overflowX)
    }
    const isContained = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (scrolls(at) && at.getBoundingClientRect().right <= edge) return true
      }
      return false
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => element.getBoundingClientRect().right > edge && !isContained(element))
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.slice(0, 40)}`)
  })
}

/** Goes to the end of the page a screen at a time, and leaves each one time to be drawn. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { documentElement: root } = document
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let y = 0; y < root.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await twoFrames()
    }
  })
}

/** The families of the fonts in which the letters of an element are drawn. */
export async function drawnFamilies(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName)
}
