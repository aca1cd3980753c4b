import { handleIcons } from '#lib/backend/icons'

export const dynamic = 'force-dynamic'

export function GET(request: Request): Promise<Response> {
  return handleIcons(request)
}
