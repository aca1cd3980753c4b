import type { Locator } from '@playwright/test'
import { expect, open, test } from '#e2e/browser/test.ts'
import { newPhone } from './fixture-store.ts'
import { button, fillCallback, onPosts, openForm } from './steps.ts'
import { FORM_WORDS } from './words.ts'

const words = FORM_WORDS.en

/** What is pasted into, or filled into, an empty field; and what it then shows. */
const PASTED = [
  ['8 (999) 123-45-67', '+89991234567'],
  ['+7 999 123-45-67', '+79991234567'],
  ['00971 50 123 4567', '+971501234567'],
  ['+971-50-123-45-67', '+971501234567'],
  ['tel:+44.20.7946.0011', '+442079460011'],
  ['+1234567890123456789', '+123456789012345'],
  ['٠٠٩٧١٥٠', '+97150'],
  ['+44 (0)20 7946 0011', '+442079460011'],
  ['020 7946 0011 ext. 12', '+02079460011'],
  ['no number at all', ''],
] as const

test('a phone keeps exactly its digits, whatever way they come in', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/uae')
  const form = await openForm(page, words.callback)
  const phone = form.getByLabel(words.phone, { exact: true })
  await expect(phone).toHaveValue('')
  await expect(phone).toHaveAttribute('type', 'tel')
  await expect(phone).toHaveAttribute('inputmode', 'tel')
  await expect(phone).toHaveAttribute('autocomplete', 'tel')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await phone.press('ControlOrMeta+v')
  }

  for (const [text, shown] of PASTED) {
    await phone.fill('')
    await paste(text)
    await expect(phone, text).toHaveValue(shown)
    await phone.fill('')
    await autofill(phone, text)
    await expect(phone, text).toHaveValue(shown)
  }

  await phone.fill('+442079460011')
  await select(phone, 3, 7)
  await paste('(99) 9')
  await expect(phone).toHaveValue('+44999460011')
  await page.keyboard.type('5')
  await expect(phone).toHaveValue('+449995460011')
  await phone.press('ControlOrMeta+a')
  await paste('8 (999) 123-45-67')
  await expect(phone).toHaveValue('+89991234567')

  await phone.fill('+442079460011')
  await select(phone, 5, 5)
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('+44279460011')
  await page.keyboard.press('Delete')
  await expect(phone).toHaveValue('+4429460011')
  await page.keyboard.type('35')
  await expect(phone).toHaveValue('+442359460011')

  await phone.fill('')
  await phone.pressSequentially('8 (999) 12a3')
  await expect(phone).toHaveValue('+8999123')
  for (let left = 0; left < 9; left += 1) await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('')
})

test('what is sent is the number that is seen, also after autofill', async ({ page }) => {
  const sent = await onPosts(page, (route) => route.fulfill({ status: 200, json: {} }))
  await open(page, '/uae')
  const form = await openForm(page, words.callback)
  await fillCallback(form, words, { name: '', phone: newPhone() })
  const phone = form.getByLabel(words.phone, { exact: true })
  await autofill(form.getByLabel(words.name, { exact: true }), 'Ada Lovelace')
  await autofill(phone, '8 (999) 123-45-67')
  await expect(phone).toHaveValue('+89991234567')
  await button(form, words.callback).click()
  await expect(form.getByRole('alert')).toContainText('No country has this code')
  await expect(form.getByRole('alert')).toContainText('+899\u00A091')
  await expect(phone).toBeFocused()
  await button(form, words.callback).click()
  await expect(form).toBeHidden()
  expect(sent[0]?.postDataJSON()).toMatchObject({ name: 'Ada Lovelace', phone: '+89991234567' })

  // Some password managers set a value and tell nobody.
  const again = await openForm(page, words.callback)
  await again.getByRole('radio', { name: words.needStaff }).check()
  await autofill(again.getByLabel(words.name, { exact: true }), 'Grace', [])
  await autofill(again.getByLabel(words.phone, { exact: true }), '+44 20 7946 0011', [])
  await button(again, words.callback).click()
  await expect(again).toBeHidden()
  expect(sent[1]?.postDataJSON()).toMatchObject({ name: 'Grace', phone: '+442079460011' })
})

test('a number as it is dialled at home is put right by a tap', async ({ page }) => {
  const sent = await onPosts(page, (route) => route.fulfill({ status: 200, json: {} }))
  await open(page, '/uae')
  const form = await openForm(page, words.callback)
  await fillCallback(form, words, { name: '', phone: '' })
  const phone = form.getByLabel(words.phone, { exact: true })
  await phone.pressSequentially('050 123 4567')
  await expect(phone).toHaveAccessibleDescription(/instead of the first 0/)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await button(form, words.callback).click()
  await expect(form.getByRole('alert')).toHaveCount(2)
  // The name alone was put right: nobody has said yet that the number is.
  await form.getByLabel(words.name, { exact: true }).fill('Ada Lovelace')
  await button(form, words.callback).click()
  await expect(phone).toBeFocused()
  await expect(form.getByRole('alert')).toHaveCount(1)
  expect(sent).toHaveLength(0)
  await expect(form.getByRole('alert')).toContainText(/instead of the first\s0.*is\sthat\sright/)
  await form.getByRole('button', { name: 'Did you mean +971 501 234 567?' }).click()
  await expect(phone).toHaveValue('+971501234567')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription('Your number: +971 501 234 567')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await button(form, words.callback).click()
  await expect(form).toBeHidden()
  expect(sent[0]?.postDataJSON()).toMatchObject({ phone: '+971501234567' })

  // Or by saying yes to what would be called, since no number in the world begins with 0.
  await open(page, '/uae')
  const again = await openForm(page, words.callback)
  await fillCallback(again, words, { name: 'Ada Lovelace', phone: '' })
  const typed = again.getByLabel(words.phone, { exact: true })
  await typed.pressSequentially('050 123 4567')
  await button(again, words.callback).click()
  await expect(again.getByRole('alert')).toContainText(/We’d call \+971\s501\s234\s567: is/)
  await expect(typed).toHaveValue('+0501234567')
  await button(again, words.callback).click()
  await expect(again).toBeHidden()
  expect(sent[1]?.postDataJSON()).toMatchObject({ phone: '+971501234567' })
})

function select(field: Locator, start: number, end: number): Promise<void> {
  return field.evaluate(
    (input, [from, to]) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('no input')
      input.focus()
      input.setSelectionRange(from, to)
    },
    [start, end] as const,
  )
}

/** Sets a value as a browser's autofill does, past the script of the page. */
function autofill(field: Locator, value: string, events = ['input', 'change']): Promise<void> {
  return field.evaluate(
    (input, filled) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(input, filled.value)
      for (const name of filled.events) input.dispatchEvent(new Event(name, { bubbles: true }))
    },
    { value, events },
  )
}

test('a number of the country is read as one where it is pasted in Russian', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { callback, phone: label, shortPhone } = FORM_WORDS.ru
  await open(page, '/ru/uae')
  const phone = (await openForm(page, callback)).getByLabel(label, { exact: true })
  await page.evaluate(() => navigator.clipboard.writeText('8 (916) 123-45-67'))
  await phone.press('ControlOrMeta+v')
  await expect(phone).toHaveValue('+79161234567')
  await phone.fill('')
  await phone.pressSequentially('8 (916) 1')
  await expect(phone).toHaveValue('+89161')
  await expect(phone).toHaveAccessibleDescription(shortPhone)
  await phone.pressSequentially('23-45-67')
  await expect(phone).toHaveValue('+89161234567')
  await expect(phone).toHaveAccessibleDescription('Ваш номер: +7 916 123 4567')
  // Of Vietnam as it stands, of Moscow as it is dialled there: it is asked.
  await phone.fill('')
  await phone.pressSequentially('8 495 123-45-67')
  const meant = page.getByRole('button', { name: 'Может быть, +7 495 123 4567?' })
  await expect(meant).toBeVisible()
  await expect(phone).toHaveValue('+84951234567')
  await meant.click()
  await expect(phone).toHaveValue('+74951234567')
})
