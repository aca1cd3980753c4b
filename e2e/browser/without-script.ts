import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What a page says and where it leads is the same in its HTML, which is all there is without script. */
export async function expectSameWithoutScript(page: Page, html: string): Promise<void> {
  const { shown, plain } = await page.evaluate(readBoth, html)
  expect(shown.title).toBe(plain.title)
  for (const part of ['main', 'footer'] as const) expect(shown[part]).toEqual(plain[part])
  // Script closes the menus, and may take what is closed away.
  expect(plain.header.length).toBeGreaterThan(50)
  expect(plain.header).toEqual(expect.arrayContaining(shown.header))
}

function readBoth(html: string) {
  // It is read as a browser reads it whose script is switched off.
  const plain = new DOMParser().parseFromString(html, 'text/html')
  return { shown: read(document), plain: read(plain) }

  function read(page: Document) {
    const [main, footer] = ['main', 'footer'].map((part) => ({
      texts: textsOf([...page.querySelectorAll(part)].at(-1)),
      hrefs: hrefsOf(page, part),
    }))
    return { title: page.title, main, footer, header: hrefsOf(page, 'header') }
  }

  function hrefsOf(page: Document, part: string): string[] {
    const links = [...page.querySelectorAll(`${part} a`)]
    return links.map((link) => link.getAttribute('href') ?? '')
  }

  /** Piece by piece, but for what only a script can know: the minute, and the visitor's consent. */
  function textsOf(element: Element | undefined): string[] {
    if (!element) return []
    const copy = document.importNode(element, true)
    for (const hidden of copy.querySelectorAll('script, style, noscript, [role=status]')) {
      hidden.remove()
    }
    const nodes = document.createNodeIterator(copy, NodeFilter.SHOW_TEXT)
    const clock = /^(?:(?:now|сейчас(?: там)?|там)\s\d\d:\d\d|(?:open|откр).*\d\d:\d\d,)$/i
    const texts: string[] = []
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = (node.textContent ?? '').trim()
      if (text && !clock.test(text)) texts.push(text)
    }
    return texts
  }
}
