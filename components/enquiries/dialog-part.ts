import { enginePart } from './engine-part.ts'
import { createPart } from './enquiry-part.ts'

/** The forms in a window, ready to be filled in. */
export const dialogPart = createPart(async () => {
  const [{ EnquiryDialog }] = await Promise.all([
    import('#components/enquiries/dialog/enquiry-dialog.tsx'),
    enginePart.load(),
  ])
  return EnquiryDialog
})
