import { expireReads } from '#lib/api/reads'
import { handleRevalidate } from '#lib/backend/revalidate'
import { clearPages } from '#lib/page-cache/page-store'

export const dynamic = 'force-dynamic'

function handle(request: Request): Promise<Response> {
  return handleRevalidate(request, () => {
    expireReads()
    clearPages()
  })
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
