import { backendSlot } from './backend-slot.ts'
import {
  type EmbeddedApiOptions,
  embeddedApi,
  startEmbeddedApi,
  stopEmbeddedApi,
} from './embedded-api.ts'
import { createPassOn } from './pass-on.ts'

export interface BackendSettings extends EmbeddedApiOptions {
  apiBaseUrl: string | undefined
  jobsBaseUrl: string | undefined
}

/**
 * Decides what answers the reads: either base URL switches all embedded content off.
 * Throws a ContentError when the embedded content has faults.
 */
export async function configureBackend(settings: BackendSettings): Promise<void> {
  if (settings.apiBaseUrl || settings.jobsBaseUrl) {
    stopEmbeddedApi()
    backendSlot().reads = createPassOn(settings)
  } else {
    await startEmbeddedApi(settings)
    backendSlot().reads = embeddedApi()
  }
}
