import { handleVacancyTexts } from '#lib/resources/vacancies/texts-handler.ts'

export const dynamic = 'force-dynamic'

function handle(request: Request): Promise<Response> {
  return handleVacancyTexts(request)
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
