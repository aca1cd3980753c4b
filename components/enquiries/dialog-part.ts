import { enginePart } from './engine-part'
import { createPart } from './enquiry-part'

/** The forms in a window, ready to be filled in. */
export const dialogPart = createPart(async () => {
  const [{ EnquiryDialog }] = await Promise.all([
    import('./form/enquiry-dialog'),
    enginePart.load(),
  ])
  return EnquiryDialog
})
