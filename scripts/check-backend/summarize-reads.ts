import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts'
import type { ReadEndpoint } from '#lib/resources/definition.ts'
import { shellResource } from '#lib/resources/shell/definition.ts'
import type { CheckedAnswer } from './check-answer.ts'
import type { Tell } from './report.ts'

/** Without these no page can be made; a backend may offer them in one call instead. */
export const MAIN = shellResource.endpoints.main

/** Addresses of pictures that were seen, with the sizes that are stated. */
export type Pictures = Map<string, { width: number; height: number }>

/** The contract promises them, alone or in one call. */
export function tellAbsent(absent: Set<ReadEndpoint>, tell: Tell): void {
  for (const endpoint of absent) {
    const isOfEachPage = endpoint.isRequired && absent.has(MAIN)
    tell(isOfEachPage ? 'fault' : 'note', `GET ${endpoint.path}`, 'it is not offered')
  }
}

export function tellSameLanguages(answers: Map<string, CheckedAnswer>, tell: Tell): void {
  for (const [key, { payload, items }] of answers) {
    const [path = '', locale] = key.split(' ')
    if (locale !== DEFAULT_LOCALE || items.length === 0) continue
    for (const other of LOCALES.filter((known) => known !== locale)) {
      const translated = answers.get(`${path} ${other}`)
      if (translated && JSON.stringify(translated.payload) === JSON.stringify(payload)) {
        tell('warning', `GET ${path}`, `the same in ${locale} and ${other}`)
      }
    }
  }
}

const pictureSchema = z.object({ src: z.string(), width: z.number(), height: z.number() })

export function picturesIn(answers: Map<string, CheckedAnswer>): Pictures {
  const pictures: Pictures = new Map()
  const look = (value: unknown): void => {
    const picture = pictureSchema.safeParse(value).data
    if (picture) pictures.set(picture.src, picture)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  for (const { payload } of answers.values()) look(payload)
  return pictures
}
