import type { Page } from '@playwright/test'
import { holdRequests, isRouterRequest } from '#e2e/browser/hold.ts'
import { WORDS } from '#e2e/browser/words.ts'
import { button, complaints, fillCallback, onPosts, openForm } from '#e2e/enquiries/steps.ts'
import { FORM_WORDS } from '#e2e/enquiries/words.ts'
import { pageOfEveryType } from '#scripts/budget-pages.ts'
import type { Scene, Shot, Width } from './camera.ts'

const NARROW: readonly Width[] = [360, 768]
const WIDE: readonly Width[] = [1280, 1920]
const PHONE = '+442079460958'
const MENUS = ['staff', 'candidates'] as const

/** Every type of page, then the main states; each name is given once. */
export async function listShots(origin: string): Promise<Shot[]> {
  const types = await pageOfEveryType(origin)
  return [
    ...[...types].map(([type, path]) => ({ name: type.replaceAll(/\W+/g, '-'), path })),
    { name: 'vacancies-none', path: '/vacancies?country=france&q=zeppelin' },
    { name: 'cookie-banner', path: '/cookies-policy', isFirstVisit: true },
    ...['/', '/contacts', '/vacancies/1001'].flatMap((path) => {
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      return [
        { name: `no-js-${name}`, path, browser: { javaScriptEnabled: false } },
        { name: `forced-colors-${name}`, path, browser: { forcedColors: 'active' as const } },
        { name: `print-${name}`, path, widths: NARROW, pose: emulatePrint },
      ]
    }),
    ...HEADER_STATES,
    ...FORM_STATES,
  ]
}

const HEADER_STATES: Shot[] = [
  { name: 'header-scrolled', path: '/', pose: ({ page }) => page.mouse.wheel(0, 400) },
  { name: 'focus-skip-link', path: '/', pose: ({ page }) => page.keyboard.press('Tab') },
  { name: 'drawer', path: '/', widths: NARROW, pose: openDrawer },
  ...MENUS.flatMap((kind) => [
    {
      name: `submenu-${kind}`,
      path: '/',
      widths: WIDE,
      pose: ({ page, language }: Scene) => press(page, 'header', WORDS[language][kind]),
    },
    {
      name: `drawer-${kind}`,
      path: '/',
      widths: NARROW,
      pose: async (scene: Scene) => {
        await openDrawer(scene)
        await press(scene.page, '[role=dialog]', WORDS[scene.language][kind])
      },
    },
  ]),
  {
    name: 'selector',
    path: '/',
    widths: WIDE,
    pose: async ({ page, language }) => {
      await press(page, 'header', WORDS[language].country(''))
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'loading-bar',
    path: '/',
    pose: async ({ page, language }) => {
      await holdRequests(page, isRouterRequest)
      const { contacts } = WORDS[language]
      await page.locator('footer').getByRole('link', { name: contacts, exact: true }).click()
      await page.locator('[data-loading-bar]').waitFor()
    },
  },
]

/** The callback form, from empty to its outcome. */
const FORM_STATES: Shot[] = [
  formState('empty'),
  formState('errors', { submit: true }),
  formState('filled', { fill: true }),
  formState('sending', { fill: true, submit: true, respond: () => new Promise(() => {}) }),
  formState('failed', { fill: true, submit: true, respond: (route) => route.abort() }),
  formState('refused', {
    fill: true,
    submit: true,
    respond: (route) =>
      route.fulfill({ status: 422, json: { message: '', errors: { phone: 'That is barred' } } }),
  }),
  formState('sent', { fill: true, submit: true }),
]

interface FormSteps {
  fill?: boolean
  submit?: boolean
  respond?: Parameters<typeof onPosts>[1]
}

function formState(name: string, { fill, submit, respond }: FormSteps = {}): Shot {
  return {
    name: `modal-${name}`,
    path: '/uae',
    pose: async ({ page, language }) => {
      const words = FORM_WORDS[language]
      await onPosts(page, respond)
      const form = await openForm(page, words.callback)
      if (fill) await fillCallback(form, words, { phone: PHONE })
      if (!submit) return
      await button(form, words.callback).click()
      const outcome = complaints(form).or(form.locator('[aria-busy=true]')).first()
      await outcome.or(page.locator('[data-toast]')).first().waitFor()
      if (name === 'sent') await page.locator('[data-toast]').waitFor()
      else if (name !== 'sending') await complaints(form).first().waitFor()
    },
  }
}

async function openDrawer({ page, language }: Scene): Promise<void> {
  await page.locator('header').getByLabel(WORDS[language].openMenu).click()
  await page.getByRole('dialog').waitFor()
}

function press(page: Page, place: string, name: string | RegExp): Promise<void> {
  return page.locator(place).getByRole('button', { name }).first().click()
}

function emulatePrint({ page }: Scene): Promise<void> {
  return page.emulateMedia({ media: 'print' })
}
