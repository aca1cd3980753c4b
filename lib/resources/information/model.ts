import type { SafeHtml } from '#lib/html/safe-html.ts'

/** What the site itself knows, and a section may show below its text. */
export const INFORMATION_BLOCKS = ['fees', 'company', 'people', 'contacts', 'check'] as const

export type InformationBlock = (typeof INFORMATION_BLOCKS)[number]

export interface InformationPage {
  slug: string
  title: string
  lead: string
  figures: Figure[]
  sections: InformationSection[]
  metaTitle?: string
  metaDescription: string
  /** ISO 8601. */
  updatedAt: string
}

/** What a page says at its head, set large: a figure and what it is of. */
export interface Figure {
  figure: string
  text: string
}

interface InformationSection {
  /** With its heading. */
  html: SafeHtml
  shows?: InformationBlock
}

/** Pages that others lead to where somebody asks what they answer; a site may be without any. */
export type KnownPage = 'fees' | 'how-we-check' | 'for-candidates' | 'stay-safe' | 'confidentiality'

/** The one field of the form that asks whether a contact is the agency's own. */
export const CONTACT_FIELD = 'contact'

/** With it, where one is selected: the slug of the visitor's country, whose office is nearest. */
export const COUNTRY_FIELD = 'country'

/** What is said to it. */
export interface ContactAnswer {
  is: 'ours' | 'other' | 'unclear'
  title: string
  text: string
  /** It is ours, and yet anybody can read it on the site and offer it to others. */
  isNoProof?: boolean
  /** Nearer to the visitor than the head office. */
  office?: { title: string; phone: string }
}

export const OWN_CONTACT_ENDPOINT = '/api/own-contact'
