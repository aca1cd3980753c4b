import { expect, test } from 'vitest'
import { SETTINGS } from '#lib/http/client/sample-answers.ts'
import { LOCALES, perLocale } from '#lib/i18n/locales.ts'
import { settingsWireSchema } from './definition.ts'
import { listMissingSettings } from './missing-settings.ts'
import { toSettings } from './to-settings.ts'

const SPARSE = settingsWireSchema.parse({ ...SETTINGS, links: undefined, company: undefined })

const STATED = {
  questionnaire: perLocale((locale) => `https://forms.example/${locale}`),
  academy: 'https://academy.example/',
  companyName: 'Quay',
  companyForm: 'Ltd',
  companyLicence: 'No. 2',
}

test('what neither says is missed, a line for each', () => {
  const names = listMissingSettings(toSettings(SPARSE, {})).map((line) => line.split(': ', 1)[0])
  expect(names).toEqual([
    ...LOCALES.map((locale) => `QUESTIONNAIRE_URL_${locale.toUpperCase()}`),
    'ACADEMY_URL',
    'COMPANY_NAME, COMPANY_FORM, COMPANY_LICENCE',
  ])
})

test('nothing is missed where the backend says it, or the environment', () => {
  expect(listMissingSettings(toSettings(settingsWireSchema.parse(SETTINGS), {}))).toEqual([])
  const settings = toSettings(SPARSE, STATED)
  expect(listMissingSettings(settings)).toEqual([])
  expect(settings).toMatchObject({
    company: { name: 'Quay', form: 'Ltd', licence: 'No. 2' },
    links: {
      questionnaire: STATED.questionnaire,
      academy: STATED.academy,
    },
  })
})

test('what the environment states goes before, and completes what is there in part', () => {
  const wire = settingsWireSchema.parse({
    ...SETTINGS,
    company: { name: 'Harbour', form: null },
    links: { academy: 'https://academy.example.org/' },
  })
  const { companyName: _name, academy: _academy, ...rest } = STATED
  expect(toSettings(wire, rest)).toMatchObject({
    company: { name: 'Harbour', form: 'Ltd', licence: 'No. 2' },
    links: {
      questionnaire: STATED.questionnaire,
      academy: 'https://academy.example.org/',
    },
  })
  expect(toSettings(wire, {}).company).toBeUndefined()
})
