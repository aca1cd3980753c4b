import type { Settings } from './model.ts'

/** What every page needs and a backend need not have: a line for each that is not known. */
export function listMissingSettings({ links, company }: Settings): string[] {
  const missing: string[] = []
  const miss = (value: unknown, names: string, what: string) => {
    if (!value) missing.push(`${names}: not set, and the backend does not say it: ${what}`)
  }
  miss(links?.questionnaire.en, 'QUESTIONNAIRE_URL_EN', 'no English questionnaire in the menu')
  miss(links?.questionnaire.ru, 'QUESTIONNAIRE_URL_RU', 'no Russian questionnaire in the menu')
  miss(links?.academy, 'ACADEMY_URL', 'no academy in the menu')
  miss(
    company,
    'COMPANY_NAME, COMPANY_FORM, COMPANY_LICENCE',
    'no company and licence in the footer',
  )
  return missing
}
