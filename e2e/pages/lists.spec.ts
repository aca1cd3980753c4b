import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, open, test } from '#e2e/browser/test.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetText } from '#lib/i18n/typography.ts'

const BLOG_PAGE_SIZE = 6
const VACANCIES_PAGE_SIZE = 12

const listSchema = z.object({ data: z.array(z.object({ title: z.string() })) })

test('the blog leads from page to page, each with its own articles', async ({ page }) => {
  const titles = await titlesOf(page, '/api/blog?per_page=100', 'en')
  await open(page, '/blog')
  await markThisDocument(page)
  for (const from of [0, BLOG_PAGE_SIZE, 2 * BLOG_PAGE_SIZE]) {
    if (from > 0) await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.locator('main article h2')).toHaveText(
      titles.slice(from, from + BLOG_PAGE_SIZE),
    )
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  }
  await expect(page).toHaveURL(/\/blog\?page=3$/)
  await expect(page).toHaveTitle('Blog, page 3 — Aldermere')
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  expect(await isMarkedDocument(page)).toBe(true)

  await page.goBack()
  await expect(page.locator('main article h2')).toHaveText(titles.slice(6, 12))
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.locator('main article h2')).toHaveText(titles.slice(0, 6))
})

test('the Russian blog pages without JavaScript', async ({ plainPage }) => {
  const titles = await titlesOf(plainPage, '/api/blog?per_page=100', 'ru')
  await plainPage.goto('/ru/blog')
  await plainPage.getByRole('link', { name: 'Следующая страница' }).click()
  await expect(plainPage).toHaveURL(/\/ru\/blog\?page=2$/)
  await expect(plainPage.locator('main article h2')).toHaveText(titles.slice(6, 12))
  await plainPage
    .getByRole('navigation', { name: 'Страницы' })
    .getByRole('link', { name: 'Страница 3' })
    .click()
  await expect(plainPage.locator('main article h2')).toHaveText(titles.slice(12, 18))
})

test('vacancies come twelve a page, and are counted', async ({ page }) => {
  const titles = await titlesOf(page, '/api/vacancies?per_page=100', 'en')
  expect(titles.length).toBeGreaterThan(2 * VACANCIES_PAGE_SIZE)
  await open(page, '/vacancies')
  await expect(page.getByRole('heading', { name: `${titles.length} vacancies` })).toBeVisible()
  await expect(page.locator('main article h3')).toHaveText(titles.slice(0, 12))
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.locator('main article h3')).toHaveText(titles.slice(12, 24))
  await expect(page).toHaveTitle('Vacancies, page 2 — Aldermere')
})

for (const kind of ['with', 'without'] as const) {
  test(`vacancies are narrowed by country, field and words ${kind} JavaScript`, async ({
    page,
    plainPage,
  }) => {
    const visitor = kind === 'with' ? page : plainPage
    await visitor.goto('/vacancies')
    await visitor.getByRole('combobox', { name: 'Country' }).selectOption('france')
    await visitor.getByRole('button', { name: 'Show vacancies' }).click()
    await expect(visitor).toHaveURL(/\/vacancies\?country=france&/)
    await expectRows(
      visitor,
      await titlesOf(visitor, '/api/vacancies?per_page=100&country_slug=france'),
    )

    await visitor.getByRole('combobox', { name: 'Type of work' }).selectOption('children')
    await visitor.getByRole('button', { name: 'Show vacancies' }).click()
    await expect(visitor).toHaveURL(/category=children/)
    const both = '/api/vacancies?per_page=100&country_slug=france&category=children'
    await expectRows(visitor, await titlesOf(visitor, both))

    await visitor.getByLabel('Position, city or word').fill('Govarness')
    await visitor.getByRole('button', { name: 'Show vacancies' }).click()
    await expect(visitor.getByText('No vacancies match your filters')).toBeVisible()
    await expect(visitor.getByText('Showing results for “governess”.')).toBeVisible()
    await expect(visitor.getByRole('combobox', { name: 'Country' })).toHaveValue('france')
    await expect(visitor.getByLabel('Position, city or word')).toHaveValue('Govarness')
    const nearest = visitor.locator('main li').filter({ hasText: /^in another country/i })
    await expect(nearest.first()).toContainText('Governess')

    await visitor.getByRole('link', { name: /^In all countries: \d+ vacanc/ }).click()
    await expect(visitor).toHaveURL(/\/vacancies\?category=children&q=Govarness$/)
    await expect(visitor.locator('main article h3').first()).toContainText('Governess')
    await visitor.getByRole('link', { name: 'Clear filters' }).click()
    await expect(visitor).toHaveURL(/\/vacancies$/)
    const lodging = visitor.getByRole('combobox', { name: 'Accommodation' })
    const livesIn = await lodging.getByText(/^Live-\u2060?in \(/).textContent()
    const counted = /\d+/.exec(livesIn ?? '')?.[0]
    await lodging.selectOption('in')
    await visitor.getByRole('button', { name: 'Show vacancies' }).click()
    await expect(visitor).toHaveURL(/live_in=in/)
    await expect(visitor.getByRole('heading', { name: `${counted} vacancies` })).toBeVisible()
    await visitor.getByRole('combobox', { name: 'Pay per month' }).selectOption('4000')
    await visitor.getByRole('button', { name: 'Show vacancies' }).click()
    await expect(visitor).toHaveURL(/[?&]pay=4000/)

    await visitor.getByRole('link', { name: 'Clear filters' }).click()
    await expect(visitor).toHaveURL(/\/vacancies$/)
    await expect(visitor.locator('main article')).toHaveCount(VACANCIES_PAGE_SIZE)
    await expect(visitor.getByRole('combobox', { name: 'Country' })).toHaveValue('')
  })
}

test('a narrowed list pages, and Back returns to it', async ({ page }) => {
  const titles = await titlesOf(page, '/api/vacancies?per_page=100&q=английский', 'ru')
  expect(titles.length).toBeGreaterThan(VACANCIES_PAGE_SIZE)
  await page.goto('/ru/vacancies')
  await page.getByLabel('Должность, город, слово').fill('английский')
  await page.getByRole('button', { name: 'Показать вакансии' }).click()
  await expect(page.locator('main article h3')).toHaveText(titles.slice(0, 12))
  await page.getByRole('link', { name: 'Следующая страница' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('main article h3')).toHaveText(titles.slice(12, 24))

  await page.locator('main article a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[12] ?? '')
  await page.goBack()
  await expect(page.locator('main article h3')).toHaveText(titles.slice(12, 24))
  await expect(page.getByLabel('Должность, город, слово')).toHaveValue('английский')
  await page.goBack()
  await expect(page.locator('main article h3')).toHaveText(titles.slice(0, 12))
  await expect(page.getByLabel('Должность, город, слово')).toHaveValue('английский')
})

test('narrowing the list loads no page anew, and Back comes to the place one left', async ({
  page,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await open(page, '/vacancies?gclid=G1')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.selectOption('france')
  // The focus scrolls to its field, so it comes first.
  await page.getByRole('searchbox').focus()
  await page.evaluate(() => window.scrollBy(0, 100))
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThanOrEqual(100)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?gclid=G1&country=france&category=&q=&live_in=&pay=#results$/)
  await expect(country).toHaveValue('france')
  // Where the list begins, which on a phone is below all that narrows it.
  await expect
    .poll(() => page.locator('#results').evaluate((list) => list.getBoundingClientRect().top))
    .toBeLessThan(120)

  await page.goBack()
  await expect(page).toHaveURL(/\/vacancies\?gclid=G1$/)
  await expect(country).toHaveValue('')
  await expect(page.locator('main article')).toHaveCount(VACANCIES_PAGE_SIZE)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  expect(loads).toBe(1)
})

async function expectRows(page: Page, titles: string[]): Promise<void> {
  expect(titles.length).toBeGreaterThan(0)
  await expect(page.locator('main article h3')).toHaveText(titles.slice(0, VACANCIES_PAGE_SIZE))
  const count = titles.length === 1 ? '1 vacancy' : `${titles.length} vacancies`
  await expect(page.getByRole('heading', { name: count, exact: true })).toBeVisible()
}

async function titlesOf(page: Page, address: string, language: Locale = 'en'): Promise<string[]> {
  const headers = { 'accept-language': language }
  const answer = await page.request.get(address, { headers })
  return listSchema.parse(await answer.json()).data.map(({ title }) => typesetText(title, language))
}

/** Tells a navigation within the page from one that loads another document. */
function markThisDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.set(window, 'isMarked', true)
  })
}

function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'isMarked') === true)
}
