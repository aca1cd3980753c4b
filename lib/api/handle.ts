import { noteFailure } from '#lib/config/answer-scope.ts'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import { problemResponse } from '#lib/http/problem.ts'
import { negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import { backendSlot } from '#lib/server/backend-slot.ts'

/** Answers a request for `/api/*`; 503 until the backend has been configured. */
export async function handleApi(request: Request): Promise<Response> {
  const { reads, enquiries } = backendSlot()
  const form = findForm(new URL(request.url).pathname)
  const language = negotiateLocale(request.headers.get('Accept-Language'))
  try {
    if (form && enquiries) return await enquiries(request, form)
    if (!form && reads) return await reads(request)
  } catch (error) {
    noteFailure({ cause: 'an unexpected error', err: error })
    return problemResponse(500, language)
  }
  noteFailure({ cause: 'the site is still starting' })
  return problemResponse(503, language)
}
