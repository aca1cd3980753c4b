import { createPart } from './enquiry-part.ts'

/** What makes a form check, keep and send what is filled in. */
export const enginePart = createPart(() =>
  import('#components/enquiries/form/enquiry-engine.ts').then((code) => code.startEngine),
)
