import { createPart } from './enquiry-part'

/** What makes a form check, keep and send what is filled in. */
export const enginePart = createPart(() =>
  import('./form/enquiry-engine').then((code) => code.startEngine),
)
