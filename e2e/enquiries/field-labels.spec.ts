import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { button, openForm } from './steps.ts'
import { FORM_WORDS } from './words.ts'

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]

  test(`the label of a field in ${language} is raised wherever it would cover something`, async ({
    page,
  }) => {
    await open(page, localizedPath(language, '/uae'))
    const form = await openForm(page, words.callback)
    const fields = [
      [words.name, 'Ада Лавлейс'],
      [words.phone, '+447700900123'],
    ] as const

    await test.step('while the field has the focus or a value', async () => {
      for (const [name, value] of fields) {
        const field = form.getByLabel(name, { exact: true })
        await expect.poll(() => isRaised(field)).toBe(false)
        await field.focus()
        await expect.poll(() => isRaised(field)).toBe(true)
        await field.blur()
        await expect.poll(() => isRaised(field)).toBe(false)
        await field.fill(value)
        await field.blur()
        await expect(field).toHaveValue(value)
        await expect.poll(() => isRaised(field)).toBe(true)
        await field.fill('')
        await field.blur()
        await expect.poll(() => isRaised(field)).toBe(false)
      }
    })

    await test.step('over what the browser fills in', async () => {
      for (const [name] of fields) {
        const field = form.getByLabel(name, { exact: true })
        await expect.poll(() => isRaised(field)).toBe(false)
        // A value that the browser only proposes is shown, but the field is still empty to the page.
        await pretendAutofill(page, await field.getAttribute('id'))
        await expect(field).toHaveValue('')
        await expect.poll(() => isRaised(field)).toBe(true)
      }
    })

    await test.step('above a choice, which always shows something', async () => {
      await button(form, words.close).click()
      const price = await openForm(page, words.price)
      for (const name of [words.position, words.contact]) {
        expect(await isRaised(price.getByLabel(name, { exact: true }))).toBe(true)
      }
    })
  })
}

/** Whether the label, once it is at rest, is clear of the line of the value, and within the field; else it stands on it. */
function isRaised(field: Locator): Promise<boolean> {
  return field.evaluate(async (control) => {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) {
      throw new Error('it is no field')
    }
    const [label] = control.labels ?? []
    if (!label) throw new Error('the field has no label')
    await Promise.all(label.getAnimations().map((it) => it.finished.catch(() => undefined)))
    const around = control.getBoundingClientRect()
    const own = label.getBoundingClientRect()
    const middle = around.top + around.height / 2
    if (own.top < around.top || own.bottom > around.bottom) throw new Error('it is outside')
    const isOnLine = Math.abs(own.top + own.height / 2 - middle) <= 2
    const isAbove = own.bottom <= middle
    if (isOnLine === isAbove) throw new Error('it is neither at rest nor raised')
    return isAbove
  })
}

/** The state of a field over which the browser shows what it would fill in. */
async function pretendAutofill(page: Page, id: string | null): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[id="${id}"]`,
  })
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] })
}
