import { handleCallingTimes } from '#lib/enquiries/office/calling-times.ts'

export const dynamic = 'force-dynamic'

function handle(request: Request): Promise<Response> {
  return handleCallingTimes(request)
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
