import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { withTlsRequired } from './insecure-targets.ts'

export interface EnquirySettings {
  /** The folder of the enquiry store. */
  dataDir: string
  /** Number of proxies whose X-Forwarded-For is believed. */
  trustProxy: number
  /** Enquiries that an address may send; undefined is without a limit. */
  rateLimit: { count: number; windowS: number } | undefined
  webhook: { url: string; secret: string } | undefined
  email: { smtpUrl: string; to: string; from: string } | undefined
  retentionDays: number
  /** Language of what the office reads. */
  officeLocale: Locale
}

const SECONDS_OF: ReadonlyMap<string, number> = new Map([
  ['s', 1],
  ['m', 60],
  ['h', 3_600],
])
const RATE_LIMIT = /^([1-9]\d{0,5})\/([1-9]\d{0,3})([smh])$/
const ADDRESS = '[^\\s@<>,]+@[^\\s@<>,]+'

/** The variables of the environment that concern enquiries. */
export const ENQUIRY_VARIABLES = {
  DATA_DIR: z.string().default('./data').describe('The folder of the enquiry store.'),
  TRUST_PROXY: z.coerce
    .number('must be the number of proxies in front of the site')
    .int('must be the number of proxies in front of the site')
    .min(0)
    .max(10)
    .default(0)
    .describe(
      'Number of proxies whose X-Forwarded-For is believed. Where a proxy at a private address is not counted, its visitors share one limit, 25 times as wide, and the log says so every hour.',
    ),
  RATE_LIMIT: z
    .string()
    .refine((limit) => limit === 'off' || RATE_LIMIT.test(limit), {
      error: 'must be a number of enquiries in a time, such as 20/10m or 5/30s or 100/1h, or off',
    })
    .default('20/10m')
    .describe(
      'Enquiries that an address may send in a time, such as 5/30s or 100/1h; off for tests.',
    ),
  WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional()
    .describe('Where enquiries are delivered as well.'),
  WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe('By which they are signed there, with HMAC-SHA256; 16 characters or more.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be like smtp://user:password@mail.example:587' })
    .optional()
    .describe(
      'The mail server by which they go to the office, smtp://user:password@mail.example:587.',
    ),
  ENQUIRIES_EMAIL_TO: z
    .string()
    .regex(new RegExp(`^${ADDRESS}(, *${ADDRESS})*$`), 'must be an address, or several with commas')
    .optional()
    .describe('Whom the mails go to, several with commas.'),
  ENQUIRIES_EMAIL_FROM: z
    .string()
    .regex(
      new RegExp(`^([^<>\\r\\n]*<${ADDRESS}>|${ADDRESS})$`),
      'must be an address, or a name with the address in <>',
    )
    .optional()
    .describe('Whom they come from: an address, or a name with the address in <>.'),
  ALLOW_INSECURE_DELIVERY: z
    .stringbool('must be true or false')
    .default(false)
    .describe(
      'true takes http addresses of backends and webhooks that are not this machine, and mail servers without TLS: names, phones and the mail password then go over the network in clear, and each start warns of it. Otherwise such an address stops the start, and no mail goes without TLS.',
    ),
  RETENTION_DAYS: z.coerce
    .number('must be a number of days')
    .int('must be a whole number of days')
    .min(1)
    .max(3_650)
    .default(180)
    .describe(
      'Enquiries that are delivered, or had nowhere to go, are erased after these days; undelivered ones never by themselves: their age is warned about.',
    ),
  OFFICE_LOCALE: z
    .enum(LOCALES, `must be ${LOCALES.join(' or ')}`)
    .default(DEFAULT_LOCALE)
    .describe('The language of mails to the office.'),
}

type Variables = z.output<z.ZodObject<typeof ENQUIRY_VARIABLES>>

export function toEnquirySettings(env: Variables): EnquirySettings {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, SMTP_URL: smtpUrl } = env
  const { ENQUIRIES_EMAIL_TO: to, ENQUIRIES_EMAIL_FROM: from } = env
  return {
    dataDir: env.DATA_DIR,
    trustProxy: env.TRUST_PROXY,
    rateLimit: toRateLimit(env.RATE_LIMIT),
    webhook: url && secret ? { url, secret } : undefined,
    email: smtpUrl && to && from ? { smtpUrl: toSmtpUrl(smtpUrl, env), to, from } : undefined,
    retentionDays: env.RETENTION_DAYS,
    officeLocale: env.OFFICE_LOCALE,
  }
}

/** Settings that say nothing without each other: enquiries would silently go nowhere. */
export function listMissing(environment: Record<string, unknown>): string[] {
  const sets = [
    ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
    ['SMTP_URL', 'ENQUIRIES_EMAIL_TO', 'ENQUIRIES_EMAIL_FROM'],
  ]
  return sets.flatMap((names) => {
    const stated = names.filter((name) => name in environment)
    if (stated.length === 0) return []
    const missing = names.filter((name) => !stated.includes(name))
    return missing.map((name) => `${name}: must be set too, since ${stated.join(' and ')} is`)
  })
}

function toSmtpUrl(smtpUrl: string, { ALLOW_INSECURE_DELIVERY: isAllowed }: Variables): string {
  return isAllowed ? smtpUrl : withTlsRequired(smtpUrl)
}

function toRateLimit(limit: string): EnquirySettings['rateLimit'] {
  const [, count, time, unit = ''] = RATE_LIMIT.exec(limit) ?? []
  if (!count) return undefined
  return { count: Number(count), windowS: Number(time) * (SECONDS_OF.get(unit) ?? 1) }
}
