import type { Locator, Page } from '@playwright/test'
import { button, complaints, fillCallback, onPosts } from '#e2e/enquiries/steps.ts'
import { FORM_WORDS } from '#e2e/enquiries/words.ts'
import type { Scene, Shot } from './shot.ts'

const PHONE = '+442079460958'
const PLAIN = { javaScriptEnabled: false }

/** The forms that stand in pages, with script and without. */
export const INLINE_STATES: Shot[] = [
  {
    name: 'inline-callback-errors',
    path: '/contacts',
    aim: '#callback',
    pose: async ({ page, language }: Scene) => {
      const form = await enhanced(page, '#callback form')
      await button(form, FORM_WORDS[language].callback).click()
      await complaints(form).first().waitFor()
    },
  },
  {
    name: 'inline-price-errors',
    path: '/contacts',
    aim: '#price',
    pose: async ({ page, language }: Scene) => {
      const form = await enhanced(page, '#price form')
      await form.getByLabel(FORM_WORDS[language].contact, { exact: true }).selectOption('telegram')
      await button(form, FORM_WORDS[language].send).click()
      await complaints(form).first().waitFor()
    },
  },
  {
    name: 'inline-callback-filled',
    path: '/contacts',
    aim: '#callback',
    pose: async ({ page, language }: Scene) => {
      const form = await enhanced(page, '#callback form')
      await fillCallback(form, FORM_WORDS[language], { phone: PHONE })
    },
  },
  {
    name: 'inline-callback-sending',
    path: '/contacts',
    aim: '#callback',
    pose: async (scene: Scene) => {
      await onPosts(scene.page, () => new Promise(() => {}))
      const form = await sendCallback(scene)
      await form.locator('[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'inline-callback-failed',
    path: '/contacts',
    aim: '#callback',
    pose: async (scene: Scene) => {
      await onPosts(scene.page, (route) => route.abort('internetdisconnected'))
      await complaints(await sendCallback(scene))
        .first()
        .waitFor()
    },
  },
  {
    name: 'inline-callback-sent',
    path: '/contacts',
    aim: '#callback',
    isMadeForEachWidth: true,
    pose: async (scene: Scene) => {
      await sendCallback(scene)
      await scene.page.locator('[data-toast]').waitFor()
    },
  },
  {
    name: 'inline-home-errors',
    path: '/',
    aim: 'main form',
    pose: async ({ page, language }: Scene) => {
      const form = await enhanced(page, 'main form')
      await button(form, FORM_WORDS[language].callback).click()
      await complaints(form).first().waitFor()
    },
  },
  {
    name: 'inline-application-errors',
    path: '/vacancies/1001',
    aim: '#apply',
    pose: async ({ page, language }: Scene) => {
      const form = await enhanced(page, '#apply form')
      await button(form, FORM_WORDS[language].apply).click()
      await complaints(form).first().waitFor()
    },
  },
  ...[
    { name: 'errors', phone: '12 monkeys' },
    { name: 'sent', phone: PHONE },
  ].flatMap(({ name, phone }) => [
    {
      name: `plain-callback-${name}`,
      path: '/contacts',
      aim: '#callback',
      browser: PLAIN,
      pose: async ({ page, language }: Scene) => {
        const form = page.locator('#callback form')
        await fillCallback(form, FORM_WORDS[language], { phone })
        await button(form, FORM_WORDS[language].callback).click()
        await answered(page, '#callback', name)
      },
    },
    {
      name: `plain-application-${name}`,
      path: '/vacancies/1001',
      aim: '#apply',
      browser: PLAIN,
      pose: async ({ page, language }: Scene) => {
        const words = FORM_WORDS[language]
        const form = page.locator('#apply form')
        await form.getByLabel(words.name, { exact: true }).fill('Ada')
        await form.getByLabel(words.phone, { exact: true }).fill(phone)
        await button(form, words.apply).click()
        await answered(page, '#apply', name)
      },
    },
  ]),
].map((shot) => ({ ...shot, frame: 'window' }))

/** A form in a page is taken over by its script when it comes into view. */
async function enhanced(page: Page, selector: string): Promise<Locator> {
  await page.locator(selector).first().scrollIntoViewIfNeeded()
  const form = page.locator(`${selector}:not([action])`).first()
  await form.waitFor()
  return form
}

async function sendCallback({ page, language }: Scene): Promise<Locator> {
  const form = await enhanced(page, '#callback form')
  await fillCallback(form, FORM_WORDS[language], { phone: PHONE })
  await button(form, FORM_WORDS[language].callback).click()
  return form
}

async function answered(page: Page, place: string, outcome: string): Promise<void> {
  const part = page.locator(place)
  const answer = outcome === 'sent' ? part.getByRole('status') : complaints(part)
  await answer.first().waitFor()
}
