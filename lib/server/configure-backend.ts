import {
  type EmbeddedApiOptions,
  embeddedApi,
  startEmbeddedApi,
  stopEmbeddedApi,
} from '#lib/api/embedded-api.ts'
import { createPassOn } from '#lib/api/proxy.ts'
import { createEnquiries, type EnquiryOptions } from '#lib/enquiries/configure-enquiries.ts'
import { backendSlot } from './backend-slot.ts'

export interface BackendSettings extends EmbeddedApiOptions {
  apiBaseUrl: string | undefined
  jobsBaseUrl: string | undefined
  enquiries: Pick<EnquiryOptions, 'settings' | 'chats'>
}

/**
 * Decides what answers: either base URL switches all embedded content off. Enquiries are stored
 * here in either case.
 * Throws a ContentError when the embedded content has faults.
 */
export async function configureBackend(settings: BackendSettings): Promise<void> {
  backendSlot().enquiries = createEnquiries({ ...settings, ...settings.enquiries })
  if (settings.apiBaseUrl || settings.jobsBaseUrl) {
    stopEmbeddedApi()
    backendSlot().reads = createPassOn(settings)
  } else {
    await startEmbeddedApi(settings)
    backendSlot().reads = embeddedApi()
  }
}
