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
