import type { Page } from '@playwright/test'
import { scrollPosition, scrollsSideways } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { NARROW, WIDE } from '#e2e/browser/words.ts'
import { button, FREE, formWindow, openForm, openWhatsApp, pageState } from './steps.ts'
import { FORM_WORDS } from './words.ts'

const words = FORM_WORDS.en

for (const size of [NARROW, WIDE]) {
  test(`a window closes when it is meant to, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, '/uae')
    const form = await openForm(page, words.callback)
    const box = await form.boundingBox()
    if (!box) throw new Error('the window is not shown')
    const inside = [box.x + box.width / 2, box.y + 20] as const
    const outside = [6, 6] as const

    await drag(page, inside, outside)
    await drag(page, outside, inside)
    await page.mouse.click(...inside)
    await page.mouse.click(...outside, { button: 'right' })
    await expect(form).toBeVisible()

    await page.mouse.click(...outside)
    await expect(form).toBeHidden()
    const link = page.getByRole('main').getByRole('link', { name: words.callback }).first()
    await expect(link).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(form).toBeVisible()
    await expect(form).toBeFocused()
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('Tab')
    await expect(form.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(link).toBeFocused()
    await expect.poll(() => pageState(page)).toEqual(FREE)
  })

  test(`several windows in a row leave the page free, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, '/uae')
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    for (const close of ['Escape', 'button', 'backdrop'] as const) {
      for (const openNext of [
        () => openForm(page, words.callback),
        () => openForm(page, words.price),
        () => openWhatsApp(page, words),
      ]) {
        const form = await openNext()
        expect((await pageState(page)).isLocked).toBe(true)
        const stands = await scrollPosition(page)
        await page.mouse.move(6, 300)
        await page.mouse.wheel(0, 300)
        expect(await scrollPosition(page)).toBe(stands)
        if (close === 'Escape') await page.keyboard.press('Escape')
        if (close === 'button') await button(form, words.close).click()
        if (close === 'backdrop') await page.mouse.click(6, 6)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    }
    await expect.poll(() => pageState(page)).toEqual(FREE)
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await heading.boundingBox()).toEqual(before)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrollPosition(page)).toBe(300)
  })
}

test('a long form scrolls inside a window of 320 × 480', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await open(page, '/vacancies/1001')
  await openForm(page, words.apply, words.governess)
  const form = formWindow(page, words.governess)
  const stands = await scrollPosition(page)
  const box = await form.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480)
  expect(await form.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  expect(await form.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeGreaterThan(200)

  await form.getByText(words.piano).scrollIntoViewIfNeeded()
  await expect(form.getByText(words.piano)).toBeInViewport({ ratio: 1 })
  // The way out stays in view.
  await expect(button(form, words.close)).toBeInViewport({ ratio: 1 })
  expect(await scrollPosition(page)).toBe(stands)
  expect(await scrollsSideways(page)).toBe(false)
  const send = button(form, words.apply)
  await send.focus()
  await expect(send).toBeInViewport({ ratio: 1 })
  await send.click()
  await expect(form.getByLabel(words.name, { exact: true })).toBeInViewport({ ratio: 1 })
})

type Point = readonly [x: number, y: number]

async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 4 })
  await page.mouse.up()
}
