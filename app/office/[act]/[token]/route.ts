import { handleOfficePage } from '#lib/api/handle.ts'

export const dynamic = 'force-dynamic'

/** The server's entry answers these without the framework; this is the way while developing. */
export {
  handleOfficePage as DELETE,
  handleOfficePage as GET,
  handleOfficePage as HEAD,
  handleOfficePage as PATCH,
  handleOfficePage as POST,
  handleOfficePage as PUT,
}
