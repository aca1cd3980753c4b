import { createTransport } from 'nodemailer'
import type { Store } from '#lib/enquiries/store/database.ts'
import type { Notice } from '#lib/enquiries/store/notices.ts'
import { type Mail, type MailSettings, mailOf, syntheticMail } from './mail.ts'
import { mailOfNotice } from './notice-mail.ts'
import type { Outcome } from './outcome.ts'
import type { DeliveryTarget, Target } from './target.ts'

export interface EmailSettings extends MailSettings {
  smtpUrl: string
  /** Who is written to when the site sees whether mails arrive; absent: it only logs in. */
  syntheticTo?: string
}

const CONNECT_MS = 10_000
const SILENCE_MS = 15_000
const TIMEOUT_MS = 40_000

/** Mails each enquiry to its office. */
export function createEmail(settings: EmailSettings): DeliveryTarget {
  return createMailTarget(settings.smtpUrl, async ({ enquiry }) => {
    if (!enquiry.isSynthetic) return await mailOf(enquiry, settings)
    return settings.syntheticTo ? await syntheticMail(enquiry, settings) : 'log in'
  })
}

/** Mails what there is to tell of enquiries later on. */
export function createNoticeEmail(settings: EmailSettings, store: Store): Target<Notice> {
  return createMailTarget(settings.smtpUrl, (notice) => mailOfNotice(notice, settings, store))
}

function createMailTarget<J>(
  smtpUrl: string,
  toMail: (job: J) => Promise<Mail | 'log in' | undefined>,
): Target<J> {
  const transport = createTransport({
    url: smtpUrl,
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
    deliver: async (job, signal) => {
      try {
        const mail = await toMail(job)
        // Nobody is to be written to, or there is nothing to say any more.
        if (mail === 'log in') await withinTime(transport.verify(), signal)
        else if (mail) await withinTime(transport.sendMail(mail), signal)
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
