import { handleFormWords } from '#lib/enquiries/form-words.ts'

export const dynamic = 'force-dynamic'

function handle(request: Request): Promise<Response> {
  return handleFormWords(request)
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
