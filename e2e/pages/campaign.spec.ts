import type { Page } from '@playwright/test'
import { expect, open, test, untilHydrated } from '#e2e/browser/test.ts'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const MARKS = { utm_source: 'ads', utm_term: 'няня & дом', gclid: 'G1', yclid: 'Y1', fbclid: 'F1' }
const WORDS = {
  en: {
    show: 'Show vacancies',
    clear: 'Clear filters',
    next: 'Next page',
    all: 'All vacancies',
  },
  ru: {
    show: 'Показать вакансии',
    clear: 'Сбросить фильтры',
    next: 'Следующая страница',
    all: 'Все вакансии',
  },
}

for (const language of LANGUAGES) {
  test(`in ${language} the marks of a campaign stay in the address from view to view`, async ({
    page,
  }) => {
    const words = WORDS[language]
    const main = page.getByRole('main')
    await open(page, localizedPath(language, `/vacancies?${new URLSearchParams(MARKS)}`))
    await main.getByRole('link', { name: words.next }).click()
    await expectAddress(page, { page: '2' })

    await main.getByRole('searchbox').fill('zeppelin')
    await main.getByRole('button', { name: words.show }).click()
    await expectAddress(page, { q: 'zeppelin' })
    await untilHydrated(page)
    await main.getByRole('link', { name: words.all }).click()
    await expectAddress(page, {})

    await main.locator('select').first().selectOption({ index: 1 })
    await main.getByRole('button', { name: words.show }).click()
    await expect(page).toHaveURL(/country=./)
    await untilHydrated(page)
    await main.getByRole('link', { name: words.clear }).click()
    await expectAddress(page, {})

    await open(page, localizedPath(language, `/blog?${new URLSearchParams(MARKS)}`))
    await main.getByRole('link', { name: words.next }).click()
    await expectAddress(page, { page: '2' })
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

async function expectAddress(page: Page, asked: Record<string, string>): Promise<void> {
  await expect
    // A browser that sends the form by itself, before the script has come, names empty fields too.
    .poll(() =>
      Object.fromEntries([...new URL(page.url()).searchParams].filter(([, text]) => text)),
    )
    .toEqual({ ...MARKS, ...asked })
}
