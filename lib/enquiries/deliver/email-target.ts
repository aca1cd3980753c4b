import { createTransport } from 'nodemailer'
import { type MailSettings, mailOf } from './mail.ts'
import type { Outcome } from './outcome.ts'
import type { DeliveryTarget } from './target.ts'

export interface EmailSettings extends MailSettings {
  smtpUrl: string
}

const CONNECT_MS = 10_000
const SILENCE_MS = 15_000
const TIMEOUT_MS = 40_000

/** Mails each enquiry to the office. */
export function createEmail(settings: EmailSettings): DeliveryTarget {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // What a mail holds comes from here alone: no file and no address is ever read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'email',
    timeoutMs: TIMEOUT_MS,
    deliver: async ({ enquiry }, signal) => {
      try {
        await withinTime(transport.sendMail(await mailOf(enquiry, settings)), signal)
        return { kind: 'delivered' }
      } catch (error) {
        return outcomeOfError(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Codes of an answer that is about this very mail. */
const OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE']

/** The library has no limit for the whole, nor takes a signal. */
async function withinTime<T>(sending: Promise<T>, signal: AbortSignal): Promise<T> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const { promise, reject } = Promise.withResolvers<never>()
  limit.addEventListener('abort', () => reject(limit.reason), { once: true })
  return await Promise.race([sending, promise])
}

/**
 * A wrong password, or a server without TLS, is a fault of the settings, which are mended sooner
 * than a mail is sent again.
 */
function outcomeOfError(error: unknown): Outcome {
  const { code, name, responseCode } = Object(error)
  const reason = [code ?? name ?? 'unknown failure', responseCode].filter(Boolean).join(' ')
  const isForGood = responseCode >= 500 && OF_THE_MAIL.includes(code)
  return isForGood ? { kind: 'refused', reason } : { kind: 'failed', reason }
}
