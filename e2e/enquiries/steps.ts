import type { Locator, Page, Request, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { FormWords } from './words.ts'

/** The addresses that enquiries are sent to. */
export const ENQUIRY_POSTS = /\/api\/(form-(staff|job|cost)|vacancies\/[\w-]+\/apply)(\?|$)/

/** The window with a form; it is the only one. */
export function formWindow(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true })
}

/** Opens a form by the first link of that name in the page's own part, and gives its window. */
export async function openForm(page: Page, link: string, title = link): Promise<Locator> {
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click()
  const form = formWindow(page, title)
  await expect(form).toBeVisible()
  return form
}

export async function openWhatsApp(page: Page, words: FormWords): Promise<Locator> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.writeWhatsApp, exact: true })
    .click()
  const form = formWindow(page, words.whatsapp)
  await expect(form).toBeVisible()
  return form
}

export async function fillCallback(
  form: Locator,
  words: FormWords,
  { type = words.needStaff, name = 'Ada Lovelace', phone }: Filled,
): Promise<void> {
  await form.getByRole('radio', { name: type, exact: true }).check()
  await form.getByLabel(words.name, { exact: true }).fill(name)
  await form.getByLabel(words.phone, { exact: true }).fill(phone)
}

interface Filled {
  type?: string
  name?: string
  phone: string
}

/** Answers what is sent in place of the server, or lets it through; gives what was sent so far. */
export async function onPosts(
  page: Page,
  answer: (route: Route, number: number) => Promise<void> = (route) => route.continue(),
): Promise<readonly Request[]> {
  const sent: Request[] = []
  await page.route(ENQUIRY_POSTS, async (route) => {
    sent.push(route.request())
    await answer(route, sent.length)
  })
  return sent
}

export function button(form: Locator, name: string): Locator {
  return form.getByRole('button', { name, exact: true })
}

/** What a window complains of, from top to bottom. */
export function complaints(form: Locator): Locator {
  return form.getByRole('alert')
}

/** Whether the page scrolls and answers to the mouse, as it does with nothing open. */
export function pageState(page: Page) {
  return page.evaluate(() => {
    const { overflow, pointerEvents } = getComputedStyle(document.body)
    const hidden = document.querySelectorAll('[data-aria-hidden]')
    return {
      isLocked: overflow.includes('hidden'),
      isMarkedLocked: document.body.hasAttribute('data-scroll-locked'),
      pointerEvents,
      hiddenParts: hidden.length,
    }
  })
}

export const FREE = {
  isLocked: false,
  isMarkedLocked: false,
  pointerEvents: 'auto',
  hiddenParts: 0,
}
