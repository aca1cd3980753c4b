import { findForm } from '#lib/enquiries/receive/find-form.ts'
import { problemResponse } from '#lib/http/problem.ts'
import { negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import { noteFailure } from '#lib/log/request-context.ts'
import { instance } from '#lib/server/instance.ts'

/** Answers a request for `/api/*`; 503 until the backend has been configured. */
export async function handleApi(request: Request): Promise<Response> {
  const { readHandler, enquiryHandler } = instance()
  const form = findForm(new URL(request.url).pathname)
  const language = negotiateLocale(request.headers.get('Accept-Language'))
  try {
    if (form && enquiryHandler) return await enquiryHandler(request, form)
    if (!form && readHandler) return await readHandler(request)
  } catch (error) {
    noteFailure({ cause: 'an unexpected error', err: error })
    return problemResponse(500, language)
  }
  noteFailure({ cause: 'the site is still starting' })
  return problemResponse(503, language)
}

/** Answers an office's link; 503 until the site has started. */
export async function handleOfficePage(request: Request): Promise<Response> {
  const { officePages } = instance()
  if (officePages) return await officePages(request)
  noteFailure({ cause: 'the site is still starting' })
  return problemResponse(503, negotiateLocale(request.headers.get('Accept-Language')))
}

/** Answers the link by which a visitor follows an enquiry; 503 until the site has started. */
export async function handleFollow(request: Request): Promise<Response> {
  const { followPages } = instance()
  if (followPages) return await followPages(request)
  noteFailure({ cause: 'the site is still starting' })
  return problemResponse(503, negotiateLocale(request.headers.get('Accept-Language')))
}
