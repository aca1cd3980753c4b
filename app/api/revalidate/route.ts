import { handleRevalidate } from '#lib/api/revalidate.ts'
import { clearPages } from '#lib/cache/page-store.ts'
import { expireResponses } from '#lib/http/client/api-client.ts'

export const dynamic = 'force-dynamic'

function handle(request: Request): Promise<Response> {
  return handleRevalidate(request, () => {
    expireResponses()
    clearPages()
  })
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
