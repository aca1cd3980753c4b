import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#e2e/browser/words.ts'
import { WIDTHS, type Width } from './shot.ts'

export interface Options {
  /** A part of the names of the pictures. */
  only: string
  widths: readonly Width[]
  languages: readonly Language[]
}

const USAGE = `npm run screenshots -- [--only <part of a name>] [--width ${WIDTHS.join('|')}] [--language ${LANGUAGES.join('|')}]`

/** Throws with the usage where an option is none of these. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string' },
      language: { type: 'string' },
    },
  })
  const widths = WIDTHS.filter(
    (width) => values.width === undefined || values.width === String(width),
  )
  const languages = LANGUAGES.filter(
    (it) => values.language === undefined || values.language === it,
  )
  if (widths.length === 0 || languages.length === 0) throw new Error(USAGE)
  return { only: values.only, widths, languages }
}

export function isEverything({ only, widths, languages }: Options): boolean {
  return !only && widths.length === WIDTHS.length && languages.length === LANGUAGES.length
}
