import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES } from './locales.ts'

const SOURCES = ['{app,components,lib}/**/*.{ts,tsx}', 'middleware.ts', 'next.config.ts']
const SAMPLES = /\.test\.tsx?$|\/(fixture|sample|scripted|recorded)-|^components\/style\//
const COMMENTS = /^\s*\{?\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms
/** Where a language is defined: these are what adding one changes. */
const DEFINITIONS = [
  'lib/i18n/locales.ts',
  'lib/i18n/languages.ts',
  ...LOCALES.map((locale) => `lib/i18n/${locale}/rules.ts`),
]
/** Writes to a chat in one language, whatever the page is in: a rule of the agency. */
const RULES_OF_THE_AGENCY = ['lib/enquiries/messenger-chat.ts']

/** Tables by language, and questions for one. The default one alone may be a machine's language. */
const NAMED = new RegExp(
  LOCALES.flatMap((locale) => [
    `\\b${locale}: |[!=]== '${locale}'`,
    ...(locale === DEFAULT_LOCALE ? [] : [`['"\`/]${locale}['"\`/]`]),
  ]).join('|'),
)

test('a language is found behind a comment, and none within it', () => {
  const code = `const isNamed = locale === '${LOCALES.at(-1)}'`
  const path = "const path = '/api/*'"
  for (const comment of ['// Why.', '  /** Why. */', '/**\n * Why.\n */', path]) {
    expect(namesLanguage(`${comment}\n${code}\n/** Why. */`)).toBe(true)
    expect(namesLanguage(`${comment}\n// ${code}\n/** ${code} */\n`)).toBe(false)
  }
})

test('no source names a language but those that define it', () => {
  const files = globSync(SOURCES).filter((file) => !SAMPLES.test(file))
  expect(files.length).toBeGreaterThan(200)
  const naming = files.filter((file) => namesLanguage(readFileSync(file, 'utf8')))
  const allowed = [...DEFINITIONS, ...RULES_OF_THE_AGENCY]
  expect(naming.filter((file) => !allowed.includes(file))).toEqual([])
})

function namesLanguage(source: string): boolean {
  return NAMED.test(source.replaceAll(COMMENTS, ''))
}
