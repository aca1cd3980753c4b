import type { Page } from '@playwright/test'
import { FORM_WORDS } from '#e2e/enquiries/words.ts'
import { expect } from './menu-test.ts'
import { type Language, WORDS } from './words.ts'

/** Something that opens over a page, whatever the content says. */
export interface State {
  name: string
  /** Without a language. */
  path: string
  /** The selector of what it is shown in. */
  within: string
  show: (page: Page) => Promise<void>
}

const DIALOG = '[role="dialog"]'

export function headerStates(language: Language): State[] {
  const words = WORDS[language]
  return [
    ...(['staff', 'candidates'] as const).map((kind) => ({
      name: `menu of ${kind}`,
      path: '/',
      within: 'header',
      show: async (page: Page) => {
        await page.locator('header').getByRole('button', { name: words[kind], exact: true }).click()
        await expect(page.locator(`#${kind}-menu`)).toBeVisible()
      },
    })),
    ...(['country', 'language'] as const).map((kind) => ({
      name: `${kind} menu`,
      path: '/uae',
      within: '[role="menu"]',
      show: async (page: Page) => {
        const name = kind === 'country' ? words.country('') : words.language
        await page.locator('header').getByRole('button', { name }).click()
        await expect(page.getByRole('menu')).toBeVisible()
      },
    })),
  ]
}

export function drawerStates(language: Language): State[] {
  const words = WORDS[language]
  const drawerOf = (page: Page) => page.getByRole('dialog', { name: words.menu })
  const openDrawer = async (page: Page) => {
    await page.locator('header').getByRole('button', { name: words.openMenu }).click()
    await expect(drawerOf(page)).toBeVisible()
  }
  return [
    { name: 'drawer', path: '/uae', within: DIALOG, show: openDrawer },
    {
      name: 'drawer, country menu',
      path: '/uae',
      within: '[role="menu"]',
      show: async (page) => {
        await openDrawer(page)
        await drawerOf(page)
          .getByRole('button', { name: words.country('') })
          .click()
        await expect(page.getByRole('menu')).toBeVisible()
      },
    },
    ...(['staff', 'candidates'] as const).map((kind) => ({
      name: `drawer, ${kind}`,
      path: '/',
      within: DIALOG,
      show: async (page: Page) => {
        await openDrawer(page)
        await drawerOf(page).getByRole('button', { name: words[kind], exact: true }).click()
        const categories = drawerOf(page).locator('h3 button')
        await expect(categories).not.toHaveCount(0)
        for (const category of await categories.all()) await category.click()
        await expect(drawerOf(page).locator('[aria-expanded="false"]')).toHaveCount(0)
      },
    })),
  ]
}

/** Each of the four windows, with what it complains of. */
export function windowStates(language: Language): State[] {
  const words = FORM_WORDS[language]
  const openings = [
    { name: 'callback', path: '/uae', in: 'main', link: words.callback, send: words.callback },
    { name: 'price', path: '/uae', in: 'main', link: words.price, send: words.send },
    { name: 'whatsapp', path: '/uae', in: 'footer', link: words.writeWhatsApp, send: words.send },
    {
      name: 'application',
      path: '/vacancies/1001',
      in: 'main',
      link: words.apply,
      send: words.apply,
    },
  ]
  return openings.map(({ name, path, link, send, ...opening }) => ({
    name: `window of ${name}`,
    path,
    within: DIALOG,
    show: async (page) => {
      await page.locator(opening.in).getByRole('link', { name: link, exact: true }).first().click()
      const form = page.getByRole('dialog')
      await expect(form).toBeVisible()
      await form.getByRole('button', { name: send, exact: true }).click()
      await expect(form.getByRole('alert')).not.toHaveCount(0)
    },
  }))
}
