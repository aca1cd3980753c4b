import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/browser/test.ts'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { newPhone, storedFrom } from './fixture-store.ts'
import { hurry, type TypedRun, typeThroughHandover } from './typing.ts'

/** How often every form is tried, at each speed: 20 runs in all; set for a longer look. */
const RUNS = Number(process.env.HYDRATION_RUNS ?? 2)
const SPEEDS = [1, 4]

/** Every form that stands in a page. */
const FORMS = [
  { path: '/contacts', form: '#callback form', field: 'name' },
  { path: '/contacts', form: '#price form', field: 'name' },
  { path: '/contacts', form: '#whatsapp form', field: 'phone' },
  { path: '/vacancies/1001', form: '#apply form', field: 'name' },
  { path: '/', form: 'main form:has([value=telegram])', field: 'name' },
] as const

for (const slowness of SPEEDS) {
  for (const { path, form, field } of FORMS) {
    test(`${form} of ${path} keeps what is typed while its script comes, at 1/${slowness} of the speed`, async ({
      page,
    }) => {
      test.setTimeout(30_000 + RUNS * 8_000)
      await slowDown(page, slowness)
      await page.addInitScript(typeThroughHandover, { form, field })
      const faults: string[] = []
      const typed: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const language = LANGUAGES[run % LANGUAGES.length] ?? 'en'
        await page.goto(localizedPath(language, path))
        const result = await resultOf(page)
        faults.push(...result.faults.map((fault) => `${language}, run ${run}: ${fault}`))
        typed.push(result.typed)
      }
      expect(faults).toEqual([])
      // A run that types nothing would lose nothing.
      expect(Math.min(...typed)).toBeGreaterThan(1)
    })
  }

  test(`a form sent while its script comes is sent once, at 1/${slowness} of the speed`, async ({
    context,
    baseURL,
  }) => {
    test.setTimeout(30_000 + RUNS * 15_000)
    for (let run = 0; run < RUNS * 2; run += 1) {
      const page = await context.newPage()
      const phone = newPhone()
      await slowDown(page, slowness)
      await page.addInitScript(hurry, { phone, afterMs: run * 40 })
      const sent = page.waitForResponse((response) => response.request().method() === 'POST')
      const path = localizedPath(LANGUAGES[run % LANGUAGES.length] ?? 'en', '/contacts')
      await page.goto(new URL(path, baseURL).href)
      await sent
      await expect.poll(() => storedFrom(phone), { timeout: 30_000 }).toHaveLength(1)
      await page.close()
    }
  })
}

async function slowDown(page: Page, slowness: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  // Every visit is a first one: the script comes over the network.
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
}

async function resultOf(page: Page): Promise<TypedRun> {
  const handle = await page.waitForFunction(() => Reflect.get(window, 'typedRun') ?? false)
  const result: TypedRun = JSON.parse(String(await handle.jsonValue()))
  return result
}
