import { PATHS } from '#lib/i18n/hrefs.ts'

const FILLED_PATHS = [
  PATHS.contacts(),
  PATHS.blog(),
  PATHS.vacancies(),
  PATHS.policy('privacy-policy'),
  PATHS.policy('cookies-policy'),
]

/** Whether the header is filled on this page from the start; a path has no language. */
export function isFilledPath(path: string): boolean {
  return FILLED_PATHS.some((filled) => path === filled || path.startsWith(`${filled}/`))
}
