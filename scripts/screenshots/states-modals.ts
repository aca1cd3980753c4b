import type { Locator, Page } from '@playwright/test'
import { button, complaints, onPosts, openForm, openWhatsApp } from '#e2e/enquiries/steps.ts'
import { FORM_WORDS, type FormWords } from '#e2e/enquiries/words.ts'
import type { Scene, Shot } from './shot.ts'

interface Modal {
  name: string
  path: string
  open: (page: Page, words: FormWords) => Promise<Locator>
  fill: (form: Locator, words: FormWords) => Promise<void>
  send: (words: FormWords) => string
}

const PHONE = '+44 20 7946 0958'
const NAMES = { en: 'Ada Lovelace', ru: 'Ада Лавлейс' }

const MODALS: Modal[] = [
  {
    name: 'callback',
    path: '/uae',
    open: (page, words) => openForm(page, words.callback),
    fill: async (form, words) => {
      await form.getByRole('radio', { name: words.needStaff, exact: true }).check()
      await fillPerson(form, words)
    },
    send: (words) => words.callback,
  },
  {
    name: 'price',
    path: '/staff/nanny',
    open: (page, words) => openForm(page, words.price),
    fill: async (form, words) => {
      const field = (name: 'location' | 'schedule' | 'contact') =>
        form.getByLabel(words[name], { exact: true })
      await field('location').fill(words.uae)
      await field('schedule').fill('5/2')
      await field('contact').selectOption({ label: 'Telegram' })
      await fillPerson(form, words)
    },
    send: (words) => words.send,
  },
  {
    name: 'whatsapp',
    path: '/uae',
    open: openWhatsApp,
    fill: (form, words) => form.getByLabel(words.phone, { exact: true }).fill(PHONE),
    send: (words) => words.send,
  },
  {
    name: 'application',
    path: '/vacancies/1001',
    open: (page, words) => openForm(page, words.apply, words.governess),
    fill: fillPerson,
    send: (words) => words.apply,
  },
]

/** Every window with a form, from empty to its outcome. */
export const MODAL_STATES: Shot[] = MODALS.flatMap((modal) => {
  const state = (name: string, pose: (scene: Scene, step: Step) => Promise<void>): Shot => ({
    name: `modal-${modal.name}-${name}`,
    path: modal.path,
    frame: 'window',
    pose: async (scene) => pose(scene, await begin(scene, modal)),
  })
  const brief = (...given: Parameters<typeof state>) => ({
    ...state(...given),
    isMadeForEachWidth: true,
  })
  return [
    state('empty', async () => {}),
    state('errors', async (_, { form, submit }) => {
      await submit()
      await complaints(form).first().waitFor()
    }),
    state('filled', (_, { fill }) => fill()),
    state('sending', async ({ page }, { fill, submit, form }) => {
      await onPosts(page, () => new Promise(() => {}))
      await fill()
      await submit()
      await form.locator('[aria-busy=true]').waitFor()
    }),
    state('refused', async ({ page }, { fill, submit, form }) => {
      const errors = { phone: 'That number is barred' }
      await onPosts(page, (route) => route.fulfill({ status: 422, json: { message: '', errors } }))
      await fill()
      await submit()
      await complaints(form).first().waitFor()
    }),
    state('failed', async ({ page }, { fill, submit, form }) => {
      await onPosts(page, (route) => route.abort('internetdisconnected'))
      await fill()
      await submit()
      await complaints(form).first().waitFor()
    }),
    ...(modal.name === 'whatsapp'
      ? []
      : [
          brief('sent', async ({ page }, { fill, submit, form }) => {
            await fill()
            await submit()
            await form.waitFor({ state: 'hidden' })
            await page.locator('[data-toast]').waitFor()
          }),
        ]),
  ]
})

interface Step {
  form: Locator
  fill: () => Promise<void>
  submit: () => Promise<void>
}

async function begin({ page, language }: Scene, modal: Modal): Promise<Step> {
  const words = FORM_WORDS[language]
  const form = await modal.open(page, words)
  return {
    form,
    fill: () => modal.fill(form, words),
    submit: () => button(form, modal.send(words)).click(),
  }
}

async function fillPerson(form: Locator, words: FormWords): Promise<void> {
  const name = words === FORM_WORDS.ru ? NAMES.ru : NAMES.en
  await form.getByLabel(words.name, { exact: true }).fill(name)
  await form.getByLabel(words.phone, { exact: true }).fill(PHONE)
}
