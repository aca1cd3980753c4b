import type { Page } from '@playwright/test'
import { layoutShift, scrollThrough } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { openForm } from './steps.ts'
import { FORM_WORDS } from './words.ts'

const PROMISE = {
  en: /You’ll hear from us .+?, \S[\w ]* time(?: \((?:\w+, )?(?<own>[\d:–\u2060]+) by your clock\))?\./,
  ru: /Свяжемся с.вами .+? по.времени офиса \([^)]+\)(?:, у.вас (?:[а-я]+, )?(?<own>[\d:–\u2060]+))?\./,
}
const CLOCK = /\d\d:\d\d/g
const ZONES = ['Asia/Vladivostok', 'America/New_York']

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]
  const at = (path: string) => localizedPath(language, path)

  test(`the same promise is read all over the world, by the clock there, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const now = new Date()
    const read = async (timezoneId: string) => {
      const context = await browser.newContext({ baseURL, timezoneId, viewport: NARROW })
      const page = await context.newPage()
      await page.clock.setFixedTime(now)
      await open(page, at('/contacts'))
      await scrollThrough(page)
      const promise = await promiseIn(page, '#callback')
      expect(await layoutShift(page)).toBe(0)
      await open(page, at('/uae'))
      await openForm(page, words.callback)
      const inWindow = await promiseIn(page, '[role=dialog]')
      await context.close()
      return { promise, inWindow }
    }
    const [east, west] = await Promise.all(ZONES.map(read))
    if (!east || !west) throw new Error('nothing was read')
    for (const key of ['promise', 'inWindow'] as const) {
      expect(east[key].said).toBe(west[key].said)
      expect(minutesBetween(west[key].own, east[key].own)).toBe(offsetBetween(now))
    }
    expect(east.inWindow.said).toContain(language === 'en' ? 'Dubai time' : '(Дубай)')
  })

  test(`without script the promise is one that stays true, in ${language}`, async ({
    plainPage,
  }) => {
    await plainPage.goto(at('/contacts'))
    const callback = plainPage.locator('#callback')
    await expect(callback).toContainText(words.within)
    expect(await callback.textContent()).not.toMatch(PROMISE[language])
  })

  async function promiseIn(page: Page, place: string) {
    // It is asked for when it is seen, which a quick scroll past it may not be.
    await page.locator(place).scrollIntoViewIfNeeded()
    const text = page.locator(place).getByText(PROMISE[language])
    await expect(text).toHaveCount(1)
    const [promise = '', own = ''] = PROMISE[language].exec((await text.textContent()) ?? '') ?? []
    return { own, said: promise.replace(/ \([^)]*by your clock\)|, у.вас.*$/, '') }
  }
}

/** Between what two clocks show at one moment. */
function minutesBetween(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => {
    const [hours = 0, minutes = 0] = (text.match(CLOCK)?.at(-1) ?? '').split(':').map(Number)
    return hours * 60 + minutes
  })
  return ((second ?? 0) - (first ?? 0) + 1_440) % 1_440
}

function offsetBetween(moment: Date): number {
  const [east = '', west = ''] = ZONES.map((timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(moment),
  )
  return minutesBetween(west, east)
}
