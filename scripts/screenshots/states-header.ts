import type { Page } from '@playwright/test'
import { holdRequests, isRouterRequest } from '#e2e/browser/hold.ts'
import { WORDS } from '#e2e/browser/words.ts'
import { NARROW, type Scene, type Shot, WIDE } from './shot.ts'

const header = (page: Page) => page.locator('header')
const drawer = (page: Page) => page.getByRole('dialog')

/** The header, its menus, the drawer, and where the focus is. */
export const HEADER_STATES: Shot[] = [
  { name: 'header-at-top', path: '/' },
  { name: 'header-scrolled', path: '/', pose: ({ page }: Scene) => scrollTo(page, 400) },
  ...(['staff', 'candidates'] as const).map((kind) => ({
    name: `submenu-${kind}`,
    path: '/',
    widths: WIDE,
    pose: async ({ page, language }: Scene) => {
      await header(page).getByRole('button', { name: WORDS[language][kind] }).click()
      await page.locator(`#${kind}-menu`).waitFor()
    },
  })),
  ...(['country', 'language'] as const).flatMap((kind) => [
    {
      name: `menu-${kind}`,
      path: '/',
      widths: WIDE,
      pose: async ({ page, language }: Scene) => {
        await header(page)
          .getByRole('button', { name: selectorOf(kind, language) })
          .click()
        await page.getByRole('menu').waitFor()
      },
    },
    {
      name: `drawer-menu-${kind}`,
      path: '/',
      widths: NARROW,
      pose: async (scene: Scene) => {
        await openDrawer(scene)
        const name = selectorOf(kind, scene.language)
        await drawer(scene.page).getByRole('button', { name }).click()
        await scene.page.getByRole('menu').waitFor()
      },
    },
  ]),
  { name: 'drawer', path: '/', widths: NARROW, pose: openDrawer },
  ...(['staff', 'candidates'] as const).flatMap((kind) => [
    {
      name: `drawer-${kind}`,
      path: '/',
      widths: NARROW,
      pose: (scene: Scene) => openSubmenu(scene, kind),
    },
    {
      name: `drawer-${kind}-unfolded`,
      path: '/',
      widths: NARROW,
      pose: async (scene: Scene) => {
        await openSubmenu(scene, kind)
        const { children, house } = WORDS[scene.language]
        for (const name of [children, house]) {
          await drawer(scene.page).getByRole('button', { name, exact: true }).click()
        }
      },
    },
  ]),
  {
    name: 'loading-bar',
    path: '/',
    pose: async ({ page, language }: Scene) => {
      await holdRequests(page, isRouterRequest)
      const { contacts } = WORDS[language]
      const link = page.locator('footer').getByRole('link', { name: contacts, exact: true })
      await link.evaluate((element: HTMLElement) => element.click())
      await page.locator('[data-loading-bar]').waitFor()
    },
  },
  { name: 'focus-skip-link', path: '/', pose: ({ page }: Scene) => page.keyboard.press('Tab') },
  {
    name: 'focus-header-link',
    path: '/',
    widths: WIDE,
    pose: ({ page }: Scene) => focusByKeyboard(page, 'header nav a >> nth=1'),
  },
  {
    name: 'focus-header-link-filled',
    path: '/contacts',
    widths: WIDE,
    pose: ({ page }: Scene) => focusByKeyboard(page, 'header nav a >> nth=1'),
  },
  {
    name: 'focus-button',
    path: '/',
    pose: ({ page }: Scene) => focusByKeyboard(page, 'main a[href$="#staff"] >> nth=0'),
  },
  {
    name: 'focus-row-link',
    path: '/vacancies',
    aim: 'main article',
    pose: ({ page }: Scene) => focusByKeyboard(page, 'main article a >> nth=0'),
  },
  {
    name: 'focus-field',
    path: '/contacts',
    aim: '#callback input[name=name]',
    pose: ({ page }: Scene) => focusByKeyboard(page, '#callback input[name=name]'),
  },
].map((shot) => ({ ...shot, frame: 'window' }))

function selectorOf(kind: 'country' | 'language', language: Scene['language']): string {
  const words = WORDS[language]
  return kind === 'country' ? words.country('') : words.language
}

async function openDrawer({ page, language }: Scene): Promise<void> {
  await header(page).getByLabel(WORDS[language].openMenu).click()
  await drawer(page).waitFor()
}

async function openSubmenu(scene: Scene, kind: 'staff' | 'candidates'): Promise<void> {
  await openDrawer(scene)
  await drawer(scene.page).getByRole('button', { name: WORDS[scene.language][kind] }).click()
  await drawer(scene.page).getByRole('button', { name: WORDS[scene.language].back }).waitFor()
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** The ring is drawn only for those who use the keyboard: a key comes first. */
async function focusByKeyboard(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('Tab')
  await page.locator(selector).focus()
}
