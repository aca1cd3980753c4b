import { backendSlot } from './backend-slot.ts'
import {
  type EmbeddedApiOptions,
  embeddedApi,
  startEmbeddedApi,
  stopEmbeddedApi,
} from './embedded-api.ts'
import { createEnquiries, type EnquiryOptions } from './enquiries/configure-enquiries.ts'
import { createPassOn } from './pass-on.ts'

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
