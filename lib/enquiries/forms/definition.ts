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

export interface FormDefinition {
  endpoints: readonly FormEndpoint[]
  /** From top to bottom. */
  fields: readonly FieldDefinition[]
  /** Where it goes on to once it is accepted: a chat by a button of its own, or always WhatsApp. */
  chat?: 'offered' | 'whatsapp'
}

/** A POST of the contract. */
export interface FormEndpoint {
  path: string
  service: 'main' | 'jobs'
  /** The published name of its body. */
  body: string
  /** The only type that it takes. */
  type?: EnquiryType
}

/** Whether staff is wanted, or work. */
export const TYPE_FIELD = {
  name: 'type',
  kind: 'choice',
  choices: ['staff', 'job'],
} as const satisfies FieldDefinition

export type EnquiryType = (typeof TYPE_FIELD.choices)[number]

/** What a form says of data in a language, as it stands now. */
export interface FormTerms {
  /** A fingerprint of the words, so that no change of them is forgotten. */
  version: string
  /** What is agreed to by a box of its own, and what is said where it is not ticked; absent where none is asked for. */
  consent?: { text: string; required: string }
}

/** What a form sends of its terms, and of its box; no part of an enquiry's fields. */
export const TERMS_FIELDS = ['terms', 'consent'] as const

/** What a box sends that is ticked. */
export const TICKED = 'yes'
