/** Lengths that a text may have, in characters. */
export const MAX_LENGTHS = { name: 120, text: 300, link: 2_000 } as const

interface FieldBasics {
  /** In the body that is sent, and under which its label stands in the messages. */
  name: string
  /** It may be sent empty. */
  isOptional?: boolean
  /** The field that has to be filled before this one is asked for. */
  shownWhen?: string
}

interface ChoiceField extends FieldBasics {
  /** `choice`: all in view; `select`: from a list. */
  kind: 'choice' | 'select'
  choices: readonly string[]
  /** What is chosen where nothing else is known. */
  initial?: string
}

interface TextField extends FieldBasics {
  /**
   * `position`: the title of a staff page; `page`, `link`: title and address of the page that the
   * form is sent from, which nobody types.
   */
  kind: 'text' | 'name' | 'phone' | 'position' | 'page' | 'link'
}

/** What a field takes, how it is asked for, and how it is checked, all follow from this. */
export type FieldDefinition = ChoiceField | TextField

/** The page that a form is sent from. */
export const SOURCE_FIELDS = [
  { name: 'page', kind: 'page' },
  { name: 'link', kind: 'link' },
] as const satisfies readonly FieldDefinition[]

/** Whether staff is wanted, or work. */
export const TYPE_FIELD = {
  name: 'type',
  kind: 'choice',
  choices: ['staff', 'job'],
} as const satisfies FieldDefinition

export type EnquiryType = (typeof TYPE_FIELD.choices)[number]
