import { setTimeout as pause } from 'node:timers/promises'
import { expect, open, test } from '#e2e/browser/test.ts'
import { HARBOUR_SETTINGS } from '#e2e/harness/scripted-backend.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { pageAnswer, scriptShell, vacancyAnswer } from '#lib/http/client/sample-answers.ts'
import { ScriptedBackend } from '#lib/http/client/scripted-backend.ts'

// One worker, and so one site.
test.describe.configure({ mode: 'default' })

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS
/** Long enough to open a page and fill in its form, however busy the machine is. */
const LATE_MS = 10 * SECOND_MS
/** A backend that keeps on its list what has closed. */
const backend = new ScriptedBackend()
let site: Site

test.beforeAll(async () => {
  scriptShell(backend)
  offer({ open: undefined, soon: HOUR_MS })
  site = await startSite({ ...HARBOUR_SETTINGS, API_BASE_URL: await backend.start() })
})
test.afterAll(async () => {
  await site?.stop()
  await backend.stop()
})

test('an application sent by a page without script is taken after the closing, and says so', async ({
  plainPage,
}) => {
  // A closed one offers open ones, and what the list says is kept for a while.
  offer({ open: undefined, soon: HOUR_MS, late: LATE_MS })
  const closesAt = Date.now() + LATE_MS
  await plainPage.goto(`${site.origin}/vacancies/late`)
  await plainPage.getByLabel('Name').fill('Anna')
  await plainPage.getByLabel('Phone').fill('+442079460011')
  await pause(Math.max(closesAt - Date.now() + 50, 0))
  await plainPage.locator('#apply').getByRole('button', { name: 'Apply' }).click()
  await expect(plainPage.getByText('Thank you, we will be in touch')).toBeVisible()
  await expect(plainPage.getByText('This vacancy closed on')).toBeVisible()
})

test('a page that is open when the moment comes takes no new application, and ends what was begun', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, `${site.origin}/vacancies`)
  const row = page.getByRole('article').filter({ hasText: 'Vacancy soon' })
  await row.getByRole('link', { name: 'Apply' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Anna')
  await page.clock.fastForward(HOUR_MS)
  await expect(dialog.getByText('This vacancy closed while you were writing')).toBeVisible()
  await dialog.getByLabel('Phone').fill('+442079460011')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Thank you, we will be in touch').first()).toBeVisible()
  await expect(row.getByText('Closed')).toBeVisible()
  await expect(row.getByRole('link', { name: 'Apply' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Apply (Vacancy open' })).toBeVisible()
})

/** How long from now each stays open; a negative one has closed; undefined has no end. */
function offer(vacancies: Record<string, number | undefined>): void {
  const answers = Object.entries(vacancies).map(([id, left]) =>
    vacancyAnswer(id, {
      published_at: '2026-01-01',
      valid_through: left === undefined ? null : new Date(Date.now() + left).toISOString(),
    }),
  )
  backend.on('/api/vacancies', { json: pageAnswer(answers) })
  for (const answer of answers) {
    backend.on(`/api/vacancies/${answer.id}`, { json: answer })
    backend.on(`/api/vacancies/${answer.id}/apply`, { json: {} })
  }
}
