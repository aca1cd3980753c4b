import { expireReads } from '#lib/api/reads'
import { handleRevalidate } from '#lib/backend/revalidate'
import { clearPages } from '#lib/page-cache/page-store'

export const dynamic = 'force-dynamic'

export function POST(request: Request): Promise<Response> {
  return handleRevalidate(request, () => {
    expireReads()
    clearPages()
  })
}
