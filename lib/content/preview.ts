import { isRecord } from '#lib/http/foreign-json.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { FieldReport } from './localize.ts'

/** Of an item that is not to be seen yet. */
export const DRAFT_FIELD = 'draft'
/** What a visitor reads first, by whichever name the item has it. */
const NAMING_FIELDS = ['title', 'name', 'heading']

export function isDraft(tree: unknown): boolean {
  return isRecord(tree) && tree[DRAFT_FIELD] === true
}

/** The item without what says that it is a draft; anything but yes or no there is a fault. */
export function withoutDraftField(item: unknown, report: FieldReport): unknown {
  if (!isRecord(item)) return item
  const { [DRAFT_FIELD]: value, ...rest } = item
  if (value !== undefined && typeof value !== 'boolean') {
    report([DRAFT_FIELD], 'write true or false')
  }
  return rest
}

/** The item as a preview shows it: as of today, with a mark where visitors do not see it yet. */
export function toPreview(
  item: unknown,
  { language, today, isDraft }: { language: Locale; today: string; isDraft: boolean },
): unknown {
  if (!isRecord(item)) return item
  const { published_at } = item
  const isAhead = typeof published_at === 'string' && published_at.slice(0, 10) > today
  const { draft, from } = MESSAGES[language].preview
  const marks = [
    ...(isDraft ? [draft] : []),
    ...(isAhead ? [from.replace('{date}', published_at.slice(0, 10))] : []),
  ]
  if (marks.length === 0) return item
  const marked = NAMING_FIELDS.flatMap((field) => {
    const text = item[field]
    return typeof text === 'string' ? [[field, `[${marks.join(', ')}] ${text}`]] : []
  })
  return { ...item, ...Object.fromEntries(marked), ...(isAhead && { published_at: today }) }
}
