import * as z from 'zod/mini'
import { tabMemory } from '#components/ui/browser/chunk-recovery.ts'
import type { FormName } from '#lib/enquiries/forms/forms.ts'
import { draftName } from './tab-draft.ts'

const textsSchema = z.record(z.string(), z.string())

const draftSchema = z.object({
  values: textsSchema,
  /** What the form was opened with, to tell it from what the visitor has changed. */
  seeds: textsSchema,
  /** How long it has been filled in so far, in milliseconds. */
  filledMs: z.catch(z.optional(z.number()), undefined),
  /** The last try to send it: what was sent, and under which key. */
  attempt: z.optional(z.object({ identity: z.string(), key: z.string() })),
})

export type Draft = z.output<typeof draftSchema>

/** For a browser that keeps nothing, and for one whose storage is full. */
const held = new Map<string, string>()
const listeners = new Set<(form: FormName) => void>()

/** What was typed into a form and not yet sent; it lives as long as the tab. */
export function readDraft(form: FormName): Draft | undefined {
  try {
    const text = held.get(form) ?? tabMemory()?.getItem(draftName(form))
    const draft = draftSchema.safeParse(JSON.parse(text ?? 'null'))
    return draft.success ? draft.data : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(form: FormName, draft: Draft): void {
  const text = JSON.stringify(draft)
  try {
    const memory = tabMemory()
    if (!memory) throw new Error('the browser keeps nothing')
    memory.setItem(draftName(form), text)
    held.delete(form)
  } catch {
    held.set(form, text)
  }
}

/** Forgets what has been sent, in every form on the page that shows it. */
export function dropDraft(form: FormName): void {
  held.delete(form)
  tabMemory()?.removeItem(draftName(form))
  for (const listener of listeners) listener(form)
}

export function onDraftDropped(listener: (form: FormName) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
