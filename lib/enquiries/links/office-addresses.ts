import type { LinkPurpose } from './links.ts'

/** What an office does by a link, with the word that its address has for it. */
const WORDS = { take: 'take', answer: 'answered' } as const satisfies Partial<
  Record<LinkPurpose, string>
>
export type OfficeAct = keyof typeof WORDS

const ADDRESS = /^\/office\/([^/]*)\/([^/]*)$/

export function officePageAddress(siteUrl: string, act: OfficeAct, token: string): string {
  return `${siteUrl}/office/${WORDS[act]}/${token}`
}

/** Whether a path is one of an office's links, whatever stands in it. */
export function isOfficeAddress(pathname: string): boolean {
  return ADDRESS.test(pathname)
}

export function readOfficeAddress(pathname: string): { act: OfficeAct; token: string } | undefined {
  const [, word, token = ''] = ADDRESS.exec(pathname) ?? []
  if (word === WORDS.take) return { act: 'take', token }
  return word === WORDS.answer ? { act: 'answer', token } : undefined
}

/** The secret part of a link, at the end of a path. Whoever reads a log must not be able to act. */
export const LINK_TOKEN = /[0-9a-z]{1,10}-[0-9a-z]{1,5}-[\w-]{22}$/
