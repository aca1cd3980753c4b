import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

/** Those that say most of themselves. */
const LONGEST_VACANCIES = ['1003', '1006', '1033']

for (const language of LANGUAGES) {
  test(`a vacancy is printed on one sheet, in ${language}`, async ({ page }) => {
    for (const id of LONGEST_VACANCIES) {
      await open(page, localizedPath(language, `/vacancies/${id}`))
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), id).toHaveLength(1)
    }
  })
}
