import { handleIcons } from '#lib/api/icons.ts'

export const dynamic = 'force-dynamic'

function handle(request: Request): Promise<Response> {
  return handleIcons(request)
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
