import type { Page } from '@playwright/test'

/**
 * Texts that cannot be read whole: cut by a box that hides what is outside it, beyond the window
 * where nothing scrolls to it, out of their own box, or beneath another text. A few pixels are
 * left to the letters' own frames, which are taller than what is drawn.
 */
export function cutTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const ACROSS = 1
    const DOWN = 3
    const { clientWidth, clientHeight } = document.documentElement
    const found = new Set<string>()
    const lines: { rect: DOMRect; text: string; layer: Element | undefined }[] = []

    for (const node of textsIn(document.querySelectorAll(selector))) {
      const parent = node.parentElement
      if (!node.nodeValue?.trim() || !parent || !isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = node.nodeValue.trim().slice(0, 60)
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue
        const fault = faultOf(rect, parent)
        if (fault) found.add(`${fault}: ${text}`)
        if (!isScrolledAway(rect, parent)) lines.push({ rect, text, layer: layerOf(parent) })
      }
    }
    lines.sort((one, other) => one.rect.top - other.rect.top)
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.rect.top > one.rect.bottom - DOWN) break
        if (one.layer !== other.layer || one.text === other.text) continue
        const width =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const height = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top
        if (width > 2 * ACROSS && height > 2 * DOWN)
          found.add(`over another: ${one.text} / ${other.text}`)
      }
    }
    return [...found]

    function* textsIn(roots: Iterable<Node>) {
      for (const root of roots) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node
      }
    }

    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false
      if (element.closest('option, script, style, noscript')) return false
      // It ends in an ellipsis on purpose: what it says in short stands whole elsewhere on the page.
      if (getComputedStyle(element).textOverflow === 'ellipsis') return false
      for (let it: Element | null = element; it; it = it.parentElement) {
        const { clipPath, position } = getComputedStyle(it)
        const isForReaders = position === 'absolute' && it.clientWidth <= 1 && it.clientHeight <= 1
        if (isForReaders || clipPath === 'inset(50%)') return false
        // It comes into the window with the focus.
        if (it.matches('[href="#content"]')) return false
      }
      return true
    }

    function faultOf(rect: DOMRect, parent: Element): string | undefined {
      const own = boxOf(parent)
      if (own && isBeyond(rect, own.getBoundingClientRect(), 'x')) return 'out of its box'
      let canScrollX = false
      let canScrollY = false
      let isFixed = false
      for (let it: Element | null = parent; it && it !== document.body; it = it.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(it)
        const box = it.getBoundingClientRect()
        const scrollsX = /auto|scroll/.test(overflowX)
        const scrollsY = /auto|scroll/.test(overflowY)
        if (/hidden|clip/.test(overflowX) && !canScrollX && isBeyond(rect, box, 'x')) return 'cut'
        if (/hidden|clip/.test(overflowY) && !canScrollY && isBeyond(rect, box, 'y')) return 'cut'
        canScrollX ||= scrollsX
        canScrollY ||= scrollsY
        if (position === 'fixed') {
          isFixed = true
          break
        }
      }
      if (!canScrollX && (rect.left < -ACROSS || rect.right > clientWidth + ACROSS)) {
        return 'beside the window'
      }
      if (isFixed && !canScrollY && (rect.top < -DOWN || rect.bottom > clientHeight + DOWN)) {
        return 'out of the window'
      }
      return undefined
    }

    function isScrolledAway({ top, bottom, left, right }: DOMRect, parent: Element): boolean {
      for (let it: Element | null = parent; it && it !== document.body; it = it.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(it).overflow)) continue
        const box = it.getBoundingClientRect()
        const isInside =
          top >= box.top && bottom <= box.bottom && left >= box.left && right <= box.right
        if (!isInside) return true
      }
      return false
    }

    function isBeyond(rect: DOMRect, box: DOMRect, axis: 'x' | 'y'): boolean {
      return axis === 'x'
        ? rect.left < box.left - ACROSS || rect.right > box.right + ACROSS
        : rect.top < box.top - DOWN || rect.bottom > box.bottom + DOWN
    }

    /** The block that an element's text is broken into lines for. */
    function boxOf(element: Element): Element | undefined {
      for (let it: Element | null = element; it; it = it.parentElement) {
        const { display } = getComputedStyle(it)
        if (display !== 'inline' && display !== 'contents') return it
      }
      return undefined
    }

    /** What is fixed lies over the page on purpose. */
    function layerOf(element: Element): Element | undefined {
      for (let it: Element | null = element; it; it = it.parentElement) {
        const { position, zIndex } = getComputedStyle(it)
        if (position === 'fixed' || position === 'sticky' || zIndex !== 'auto') return it
      }
      return undefined
    }
  }, within)
}
