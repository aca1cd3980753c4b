import { maskText } from '#components/ui/field/mask-pattern.ts'
import {
  type FieldValues,
  type FormField,
  type FormName,
  fieldsOf,
  initialValues,
} from '#lib/enquiries/forms/forms.ts'
import type { MenuPage } from '#lib/resources/menus/model.ts'
import { PHONE_MASK } from '#lib/text/phone.ts'
import { type Draft, readDraft, writeDraft } from './drafts.ts'

/** What a form is opened with; the title of a position, as the page shows it. */
export interface Seeds extends Partial<FieldValues> {
  /** Who it is about. */
  candidate?: string
}

export interface DraftContext {
  form: FormName
  /** How long it has been filled in so far, in milliseconds. */
  fillTime: () => number | undefined
  seeds: Seeds
  positions: readonly MenuPage[]
}

/** What a form shows when it opens: what the visitor left in it, and what this opening knows. */
export function openedValues({
  form,
  seeds,
  positions,
}: Omit<DraftContext, 'fillTime'>): FieldValues {
  const draft = readDraft(form)
  const values = initialValues(form)
  const known = toKept(seeds, positions)
  for (const field of fieldsOf(form)) {
    const chosen = choose(field, known, draft)
    if (chosen !== undefined) values[field.name] = chosen
  }
  values.position = titleOf(values.position, positions)
  values.phone = maskText(PHONE_MASK, values.phone)
  return values
}

/** Keeps what a form holds now, until it is sent. */
export function keepValues(values: Seeds, context: DraftContext): void {
  const { form, seeds, positions, fillTime } = context
  const { attempt } = readDraft(form) ?? {}
  const kept = { values: toKept(values, positions), seeds: toKept(seeds, positions) }
  writeDraft(form, { ...kept, filledMs: fillTime(), attempt })
}

/** A position is kept by its slug: its title is another one in the other language. */
function toKept(values: Seeds, positions: readonly MenuPage[]): Record<string, string> {
  const known = positions.find(({ title }) => title === values.position)
  const stated = Object.entries({ ...values, position: known?.slug ?? values.position })
  return Object.fromEntries(stated.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

function titleOf(kept: string, positions: readonly MenuPage[]): string {
  return positions.find(({ slug }) => slug === kept)?.title ?? kept
}

/**
 * What this opening states goes before a choice that was made for another opening, but never
 * before words that the visitor has typed.
 */
function choose(
  { name, kind }: FormField,
  known: Record<string, string>,
  draft: Draft | undefined,
) {
  const seed = known[name]
  if (!draft) return seed
  const typed = draft.values[name] ?? ''
  if (!seed) return typed || undefined
  const isOwn = typed !== (draft.seeds[name] ?? '')
  if (kind === 'text') return isOwn && typed ? typed : seed
  const isSameOpening = draft.seeds[name] === seed && draft.seeds.candidate === known.candidate
  return isSameOpening ? typed : seed
}
