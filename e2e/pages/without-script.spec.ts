import { expect, open, test } from '#e2e/browser/test.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

for (const path of PAGES.filter((page) => page !== '/no-such/page')) {
  test(`${path} says the same and links to the same without JavaScript`, async ({
    page,
    plainPage,
  }) => {
    for (const language of ['en', 'ru'] as const) {
      const address = localizedPath(language, path)
      expect(await open(page, address)).toBe(200)
      await plainPage.goto(address)
      await expect(page).toHaveTitle(await plainPage.title())
      for (const part of ['main', 'footer']) {
        const plain = plainPage.locator(part).last()
        expect(await plain.evaluate(readTexts)).toEqual(
          await page.locator(part).last().evaluate(readTexts),
        )
        expect(await plain.locator('a').evaluateAll(readHrefs)).toEqual(
          await page.locator(`${part} a`).evaluateAll(readHrefs),
        )
      }
      // Script closes the menus, and may take what is closed away.
      const links = await plainPage.locator('header a').evaluateAll(readHrefs)
      expect(links.length).toBeGreaterThan(50)
      expect(links).toEqual(
        expect.arrayContaining(await page.locator('header a').evaluateAll(readHrefs)),
      )
    }
  })
}

test('the menus and the languages can be used without JavaScript', async ({ plainPage }) => {
  await plainPage.goto('/')
  const header = plainPage.locator('header')
  const nanny = header.getByRole('link', { name: 'Nanny', exact: true })
  await expect(nanny).toBeHidden()
  await header.getByRole('button', { name: 'Staff', exact: true }).click()
  await nanny.click()
  const heading = plainPage.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('From breakfast to bath time')
  await plainPage.locator('footer').getByRole('link', { name: 'ru', exact: true }).click()
  await expect(heading).toHaveText('От завтрака до вечернего купания')
})

function readHrefs(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '')
}

/** Piece by piece, but for what only a script can know: the minute, and the visitor's consent. */
function readTexts(element: Element): string[] {
  const copy = document.importNode(element, true)
  for (const hidden of copy.querySelectorAll('script, style, noscript, [role=status]'))
    hidden.remove()
  const nodes = document.createNodeIterator(copy, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = (node.textContent ?? '').trim()
    if (text && !/^(?:Now|сейчас)\s\d\d:\d\d/.test(text)) texts.push(text)
  }
  return texts
}
