import type { Page } from '@playwright/test'
import { goRound } from '#e2e/browser/focus.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { LANGUAGES, NARROW, WORDS } from '#e2e/browser/words.ts'
import { button, formWindow } from '#e2e/enquiries/steps.ts'
import { FORM_WORDS } from '#e2e/enquiries/words.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

/** Of every kind of page, what its readers are after. */
const SOUGHT = {
  '/': undefined,
  '/uae': 'needStaff',
  '/staff': 'needStaff',
  '/staff/nanny': 'needStaff',
  '/candidates': 'needStaff',
  '/candidate/grace-nanny': 'needStaff',
  '/vacancies': 'seekWork',
  '/vacancies/1001': 'seekWork',
  '/blog': undefined,
  '/contacts': undefined,
  '/privacy-policy': undefined,
} as const

const PAGES_WITH_A_STEP = [
  { path: '/vacancies/1001', step: 'apply', title: 'governess', inPage: 'main form' },
  {
    path: '/candidate/grace-nanny',
    step: 'inviteGrace',
    title: 'invite',
    inPage: 'main [data-steps] >> nth=0',
  },
  { path: '/staff/nanny', step: 'price', title: 'price', inPage: 'main [data-steps] >> nth=-1' },
] as const

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]

  test.describe(`on a phone in ${language}`, () => {
    test.use({ viewport: NARROW })

    test('a callback is one tap away on every kind of page', async ({ page }) => {
      for (const [path, sought] of Object.entries(SOUGHT)) {
        await open(page, localizedPath(language, path))
        await page.getByRole('banner').getByRole('link', { name: words.callMeBack }).click()
        const form = formWindow(page, words.callback)
        const chosen = form.getByRole('radio', { checked: true })
        await expect(chosen).toHaveCount(sought ? 1 : 0)
        if (sought) await expect(form.getByRole('radio', { name: words[sought] })).toBeChecked()
      }
    })

    for (const { path, step, title, inPage } of PAGES_WITH_A_STEP) {
      test(`the step of ${path} is at hand while the page shows no way to it`, async ({ page }) => {
        await page
          .context()
          .addCookies([{ name: 'cookies_accepted', value: 'false', url: defaultOrigin() }])
        await open(page, localizedPath(language, path))
        await expect(stepBar(page)).toBeHidden()
        await page.mouse.wheel(0, 1200)
        await expect(stepBar(page)).toBeVisible()
        await stepBar(page).getByRole('link', { name: words[step], exact: true }).click()
        const form = formWindow(page, words[title])
        await expect(button(form, stepOf(words, step))).toBeVisible()
        await button(form, words.close).click()

        await page.locator(inPage).scrollIntoViewIfNeeded()
        await expect(stepBar(page)).toBeHidden()
        if (language === 'en') expect(await goRound(page)).toBeGreaterThan(15)
      })
    }

    test('the step waits while the notice about cookies asks', async ({ page }) => {
      await open(page, localizedPath(language, '/staff/nanny'))
      const notice = page.getByRole('region', { name: WORDS[language].cookies, exact: true })
      await expect(notice).toBeVisible()
      await page.mouse.wheel(0, 1200)
      await expect(stepBar(page)).toHaveAttribute('data-shown')
      await expect(stepBar(page)).toBeHidden()
      await notice.getByRole('button', { name: WORDS[language].onlyNecessary }).click()
      await expect(stepBar(page)).toBeVisible()
    })
  })
}

function stepBar(page: Page) {
  return page.locator('[data-step-bar]')
}

/** What the form that a step opens is sent by. */
function stepOf(words: (typeof FORM_WORDS)['en' | 'ru'], step: 'apply' | 'inviteGrace' | 'price') {
  return { apply: words.apply, inviteGrace: words.invite, price: words.send }[step]
}
