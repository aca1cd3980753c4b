import { backendSlot } from '../backend-slot.ts'
import { findForm } from '../enquiries/accept/find-form.ts'
import { pickLanguage } from '../language.ts'
import { problemResponse } from './problem.ts'

/** Answers a request for `/api/*`; 503 until the backend has been configured. */
export async function handleApi(request: Request): Promise<Response> {
  const { reads, enquiries } = backendSlot()
  const form = findForm(new URL(request.url).pathname)
  if (form && enquiries) return enquiries(request, form)
  if (!form && reads) return reads(request)
  return problemResponse(503, pickLanguage(request.headers.get('Accept-Language')))
}
