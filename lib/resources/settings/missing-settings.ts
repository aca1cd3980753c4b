import { questionnaireVariable } from '#lib/config/environment.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { Settings } from './model.ts'

/** What every page needs and a backend need not have: a line for each that is not known. */
export function listMissingSettings({ links, company }: Settings): string[] {
  const missing: string[] = []
  const miss = (value: unknown, names: string, what: string) => {
    if (!value) missing.push(`${names}: not set, and the backend does not say it: ${what}`)
  }
  for (const locale of LOCALES) {
    const what = `no questionnaire in the menu (${locale})`
    miss(links?.questionnaire[locale], questionnaireVariable(locale), what)
  }
  miss(links?.academy, 'ACADEMY_URL', 'no academy in the menu')
  miss(
    company,
    'COMPANY_NAME, COMPANY_FORM, COMPANY_LICENCE',
    'no company and licence in the footer',
  )
  return missing
}
