import { createLazy } from './create-lazy.ts'

/** What makes a form check, keep and send what is filled in. */
export const lazyEngine = createLazy(() =>
  import('#components/enquiries/form/enquiry-engine.ts').then((code) => code.startEngine),
)
