import type { Page } from '@playwright/test'

/** Words that go on in the next line without a hyphen, because their line has no room for them. */
export function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = new Set<string>()
    const range = document.createRange()
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? ''
        if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
        range.selectNodeContents(node)
        if (linesOf(range) < 2) continue
        for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’']+/gu)) {
          if (topOf(node, index) !== topOf(node, index + word.length - 1)) {
            found.add(`broken: ${word}`)
          }
        }
      }
    }
    return [...found]

    function linesOf(part: Range): number {
      return new Set([...part.getClientRects()].map(({ top }) => Math.round(top))).size
    }

    /** Of a letter; before one that comes after a hyphen stands the hyphen. */
    function topOf(text: Node, index: number): number {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
    }
  }, within)
}
