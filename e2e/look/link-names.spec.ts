import { expect, test } from '#e2e/browser/test.ts'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

for (const language of LANGUAGES) {
  for (const path of [...PAGES, '/blog?page=2', '/vacancies?page=2']) {
    test(`in ${language} links of one name in a part of ${path} lead to one place`, async ({
      page,
    }) => {
      await page.goto(localizedPath(language, path))
      const links = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map((link) => {
          const part = link.closest('section, main') ?? document.body
          const at = [...document.querySelectorAll('section, main')].indexOf(part)
          const name = (link.ariaLabel ?? link.textContent).replaceAll(/\s+/g, ' ').trim()
          return { name, part: at, href: link.href }
        }),
      )
      expect(links.length).toBeGreaterThan(0)
      const places = Map.groupBy(links, ({ name, part }) => `${part}: ${name}`)
      const repeated = [...places]
        .map(([name, those]) => [name, [...new Set(those.map(({ href }) => href))]] as const)
        .filter(([name, hrefs]) => hrefs.length > 1 || /: \d*$/.test(name))
      expect(repeated).toEqual([])
    })
  }
}
