import type { Page } from '@playwright/test'
import { documentId, layoutShift, scrollPosition } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => localizedPath(language, path)
  const header = (page: Page) => page.locator('header')
  const menuButton = (page: Page, name: string) => header(page).getByRole('button', { name })
  const panelOf = (page: Page, kind: 'staff' | 'candidates') => page.locator(`#${kind}-menu`)

  test.describe(`the header in ${language}`, () => {
    test.use({ viewport: WIDE })

    test('leads to every page, and the logo home', async ({ page }) => {
      await open(page, at('/blog'))
      await expect(header(page).getByRole('link', { name: words.site })).toHaveAttribute(
        'href',
        at('/'),
      )
      const nav = header(page).getByRole('navigation', { name: words.main })
      await expect(nav.locator('> ul > li > :is(a, button)')).toHaveText([
        words.about,
        words.staff,
        words.vacancies,
        words.candidates,
        words.blog,
        words.contacts,
      ])
      await expect(nav.locator('> ul > li > [aria-current]')).toHaveText([words.blog])
      const before = await documentId(page)
      for (const [title, path] of [
        [words.vacancies, '/vacancies'],
        [words.contacts, '/contacts'],
        [words.blog, '/blog'],
        [words.about, '/'],
      ] as const) {
        await nav.getByRole('link', { name: title, exact: true }).click()
        await expect(page).toHaveURL(at(path))
        const current = title === words.about ? [] : [title]
        await expect(nav.locator('> ul > li > [aria-current]')).toHaveText(current)
      }
      await header(page).getByRole('link', { name: words.site }).click()
      await expect(page).toHaveURL(at('/'))
      expect(await documentId(page)).toBe(before)
    })

    test('has submenus that open, switch and close', async ({ page }) => {
      await open(page, at('/'))
      const [staff, candidates] = [panelOf(page, 'staff'), panelOf(page, 'candidates')]
      const staffButton = menuButton(page, words.staff)
      const candidatesButton = menuButton(page, words.candidates)
      await expect(staff).toBeHidden()

      await staffButton.click()
      await expect(staffButton).toHaveAttribute('aria-expanded', 'true')
      await expect(staff.getByRole('link', { name: words.children })).toBeVisible()
      await staffButton.click()
      await expect(staff).toBeHidden()

      await staffButton.click()
      await candidatesButton.click()
      await expect(staff).toBeHidden()
      await expect(candidates).toBeVisible()
      await expect(staffButton).toHaveAttribute('aria-expanded', 'false')

      // The overlay is what lies below the panel.
      await page.mouse.click(WIDE.width / 2, WIDE.height - 10)
      await expect(candidates).toBeHidden()

      await candidatesButton.click()
      await candidates.getByRole('link', { name: words.questionnaire }).focus()
      await page.keyboard.press('Escape')
      await expect(candidates).toBeHidden()
      await expect(candidatesButton).toBeFocused()
    })

    test('has submenus of categories and pages, and the two links to elsewhere', async ({
      page,
    }) => {
      await open(page, at('/contacts'))
      for (const [kind, endpoint, path] of [
        ['staff', '/api/categories', '/staff'],
        ['candidates', '/api/candidates', '/candidate'],
      ] as const) {
        const answer = await page.request.get(endpoint, {
          headers: { 'Accept-Language': language },
        })
        const categories: { title: string; pages: { slug: string; title: string }[] }[] =
          await answer.json()
        await menuButton(page, words[kind]).click()
        const links = await panelOf(page, kind)
          .getByRole('link')
          .evaluateAll((all) =>
            all.map((link) => [
              link.textContent?.replaceAll(/\s/g, ' '),
              link.getAttribute('href'),
            ]),
          )
        const expected = categories.flatMap(({ title, pages }) => [
          [title, at(`${path}/${pages[0]?.slug}`)],
          ...pages.map((entry) => [entry.title, at(`${path}/${entry.slug}`)]),
        ])
        expect(expected.length).toBeGreaterThan(20)
        if (kind === 'staff') expect(links).toEqual([[words.allStaff, at('/staff')], ...expected])
        else {
          const all = [words.allCandidates, at('/candidates')]
          expect(links.slice(1, -1)).toEqual([all, ...expected])
          expect([links.at(0), links.at(-1)]).toEqual([
            [
              `${words.questionnaire} ${words.newTab}↗`,
              `https://questionnaire.example.com/${language}`,
            ],
            [`${words.academy} ${words.newTab}↗`, 'https://academy.example.com/'],
          ])
        }
      }
      for (const name of [words.questionnaire, words.academy]) {
        const link = panelOf(page, 'candidates').getByRole('link', { name })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener')
      }
    })

    test('closes its submenu on every navigation', async ({ page }) => {
      await open(page, at('/'))
      const staff = panelOf(page, 'staff')
      await menuButton(page, words.staff).click()
      await staff.getByRole('link', { name: words.children }).click()
      await expect(page).toHaveURL(at('/staff/nanny'))
      await expect(staff).toBeHidden()
      await expect(menuButton(page, words.staff)).toHaveAttribute('aria-current', 'true')

      await menuButton(page, words.staff).click()
      await staff.getByRole('link', { name: words.nanny, exact: true }).click()
      await expect(staff).toBeHidden()

      await menuButton(page, words.staff).click()
      await expect(staff).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(at('/'))
      await expect(staff).toBeHidden()
    })

    test('is filled with a submenu open or past its own height, and moves nothing', async ({
      page,
    }) => {
      await open(page, at('/'))
      await expect.poll(() => isFilled(page)).toBe(false)
      await menuButton(page, words.staff).click()
      await expect.poll(() => isFilled(page)).toBe(true)
      await menuButton(page, words.staff).click()
      await expect.poll(() => isFilled(page)).toBe(false)

      for (const viewport of [WIDE, NARROW]) {
        await page.setViewportSize(viewport)
        const movedBefore = await layoutShift(page)
        const height = await header(page).evaluate(
          (element) => element.getBoundingClientRect().height,
        )
        await page.evaluate((y) => window.scrollTo(0, y), height)
        await expect.poll(() => scrollPosition(page)).toBe(height)
        await expect.poll(() => isFilled(page)).toBe(false)
        await page.evaluate((y) => window.scrollTo(0, y), height + 1)
        await expect.poll(() => isFilled(page)).toBe(true)
        expect(
          await header(page).evaluate((element) => element.getBoundingClientRect().height),
        ).toBe(height)
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect.poll(() => isFilled(page)).toBe(false)
        expect((await layoutShift(page)) - movedBefore).toBeLessThan(0.01)
      }

      const movedBefore = await layoutShift(page)
      await header(page).getByRole('button', { name: words.openMenu }).click()
      await expect.poll(() => isFilled(page)).toBe(true)
      expect((await layoutShift(page)) - movedBefore).toBeLessThan(0.01)
    })

    test('is filled from the start on the pages named, and on no others', async ({ plainPage }) => {
      for (const path of [...FILLED, ...NOT_FILLED]) {
        await plainPage.goto(at(path))
        for (const viewport of [WIDE, NARROW]) {
          await plainPage.setViewportSize(viewport)
          const place = `${path} at ${viewport.width}`
          await expect.poll(() => isFilled(plainPage), place).toBe(FILLED.includes(path))
        }
      }
    })
  })
}

const FILLED = [
  '/contacts',
  '/blog',
  '/blog/leaving-well',
  '/vacancies',
  '/privacy-policy',
  '/cookies-policy',
]

const NOT_FILLED = ['/', '/uae', '/staff/nanny', '/candidate/grace-nanny']

/** Whether the header has another ground than the page, once it is on its way to none. */
function isFilled(page: Page): Promise<boolean> {
  return page.locator('header').evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished.catch(() => {})))
    return (
      getComputedStyle(element).backgroundColor !== getComputedStyle(document.body).backgroundColor
    )
  })
}
