import { handleBriefFacts } from '#lib/resources/brief/facts-handler.ts'

export const dynamic = 'force-dynamic'

function handle(request: Request): Promise<Response> {
  return handleBriefFacts(request)
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
