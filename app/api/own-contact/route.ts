import { handleOwnContact } from '#lib/api/own-contact.ts'

export const dynamic = 'force-dynamic'

function handle(request: Request): Promise<Response> {
  return handleOwnContact(request)
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
