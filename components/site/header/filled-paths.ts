import { isOfPattern, patternsWith } from '#lib/i18n/pages.ts'

const FILLED = patternsWith('hasFilledHeader')

/** Whether the header is filled on this page from the start; a path has no language. */
export function isFilledPath(path: string): boolean {
  return FILLED.some((pattern) => isOfPattern(pattern, path))
}
