import { z } from 'zod'
import { keyedByLocale, LOCALES, type Locale } from '#lib/i18n/locales.ts'
import manifest from '../../package.json' with { type: 'json' }

const SITE_PORT = 3000
/** A number in a time: `20/10m`. */
export const RATE_LIMIT = /^([1-9]\d{0,5})\/([1-9]\d{0,3})([smh])$/
/** A time between two checks. */
export const SYNTHETIC_CHECK = /^([1-9]\d{0,3})([mh])$/
const ADDRESS = '[^\\s@<>,]+@[^\\s@<>,]+'

const originSchema = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://example.org' })
  .transform((address) => address.replace(/\/+$/, ''))
/** Browsers are told this one. */
const openOriginSchema = originSchema.refine((address) => !hasCredentials(address), {
  error: 'must not hold a name and password, since every browser is told it',
})
const tokenSchema = z
  .string()
  .regex(/^[\x21-\x7E]{8,4096}$/, 'must be 8 characters or more, without spaces')
const siteOriginSchema = originSchema.refine((address) => new URL(address).origin === address, {
  error: 'must be an origin without a path, such as https://example.org',
})
const webAddressSchema = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address such as https://example.org/form',
})
const ownershipSchema = z
  .string()
  .regex(/^[\w=+/-]{8,128}$/, 'must be the content of the tag alone, without the tag')
const digitsSchema = z
  .string()
  .regex(/^\+?\d{5,15}$/, 'must be 5 to 15 digits')
  .transform((phone) => phone.replace('+', ''))

/** Every setting with its meaning; `.env.example` is made of it. */
export const environmentSchema = z.object({
  PORT: z.coerce
    .number('must be a number from 0 to 65535')
    .int()
    .min(0)
    .max(65_535)
    .default(SITE_PORT)
    .describe('Where the site listens.'),
  HOST: z.string().optional().describe('The address that it listens at; unset: all.'),
  SITE_URL: siteOriginSchema
    .optional()
    .describe(
      'The public origin, for canonical and alternate addresses, such as https://agency.example. Unset: http://localhost:{PORT}, with a warning at start, and requests for a host that is not this machine get noindex.',
    ),
  PUBLIC_API_BASE_URL: openOriginSchema
    .optional()
    .describe(
      'What the browser calls for menus and enquiries; the Content-Security-Policy follows. Unset: the site itself.',
    ),
  PUBLIC_JOBS_BASE_URL: openOriginSchema
    .optional()
    .describe('The same for applications. Unset: as PUBLIC_API_BASE_URL.'),
  API_BASE_URL: originSchema
    .optional()
    .describe(
      'The backend that the site reads from and delivers enquiries to; https://name:password@… where it asks for them. Unset: the embedded content.',
    ),
  JOBS_BASE_URL: originSchema
    .optional()
    .describe('The backend of vacancies. Unset: as API_BASE_URL.'),
  API_TOKEN: tokenSchema
    .optional()
    .describe(
      'What the site shows the backend with each request, reads and enquiries alike (Authorization: Bearer).',
    ),
  JOBS_TOKEN: tokenSchema
    .optional()
    .describe(
      'The same for the backend of vacancies. Unset: as API_TOKEN, where both have one origin.',
    ),
  API_SIGNING_SECRET: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe(
      'By which enquiries are signed for the backend as they are for a webhook, with HMAC-SHA256 (X-Enquiry-Timestamp, X-Enquiry-Signature); 16 characters or more.',
    ),
  FORWARD_VISITOR_ADDRESS: z
    .stringbool('must be true or false')
    .default(false)
    .describe(
      "true tells the backend the visitor's address with an enquiry (X-Forwarded-For), for limits of its own; only while the visitor waits, since it is kept nowhere. An address is personal data: the privacy policy has to say so.",
    ),
  SITE_NAME: z
    .string()
    .optional()
    .describe(
      'The six from here on go before what the content or the backend says; with a backend that leaves one out, it is required.',
    ),
  WHATSAPP_STAFF: digitsSchema.optional().describe('Number for those who look for staff, digits.'),
  WHATSAPP_JOB: digitsSchema.optional().describe('Number for those who look for work, digits.'),
  TELEGRAM_HANDLE: z
    .string()
    .regex(/^@?\w{5,32}$/, 'must be a Telegram handle, 5 to 32 letters, digits or _')
    .transform((handle) => handle.replace('@', ''))
    .optional()
    .describe('Of the agency in Telegram.'),
  CASE_REF_STAFF: z.string().optional().describe('The case that a chat about staff names.'),
  CASE_REF_JOB: z.string().optional().describe('The case that a chat about work names.'),
  ...keyedByLocale(questionnaireVariable, () =>
    webAddressSchema
      .optional()
      .describe(
        'The questionnaire of the candidates menu in that language; it goes before what the content or the backend says, and a start warns where a backend leaves it out.',
      ),
  ),
  ACADEMY_URL: webAddressSchema
    .optional()
    .describe('The external link of the candidates menu, likewise.'),
  COMPANY_NAME: z.string().optional().describe('The company line of the footer, likewise.'),
  COMPANY_FORM: z.string().optional().describe('Its legal form, likewise.'),
  COMPANY_LICENCE: z.string().optional().describe('Its licence, likewise.'),
  CONTENT_DIR: z.string().default('./content').describe('The folder of the embedded content.'),
  CONTENT_PREVIEW: z
    .stringbool('must be true or false')
    .default(false)
    .describe(
      'true shows drafts and what is dated ahead, with marks, and every page is noindex; `npm run content -- preview` sets it.',
    ),
  REVALIDATE_SECRET: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe('Enables POST /api/revalidate; 16 characters or more.'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
    .optional()
    .describe(
      'Has search engines told of pages that change (IndexNow); a made-up key of 8 to 128 letters, digits or hyphens, which the site shows at /indexnow.txt. Needs SITE_URL.',
    ),
  INDEXNOW_ENDPOINT: webAddressSchema
    .default('https://api.indexnow.org/indexnow')
    .describe('Who is told; whoever it is tells the others.'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
    .optional()
    .describe(
      "The tag manager's container, GTM-XXXXXXX; it is loaded when a visitor accepts, and on that visitor's later visits.",
    ),
  GTM_BEFORE_CONSENT: z
    .stringbool('must be true or false')
    .default(false)
    .describe(
      "true loads it with every page, consent denied by default (Google's consent mode); the cookies policy then says so by itself.",
    ),
  GOOGLE_SITE_VERIFICATION: ownershipSchema
    .optional()
    .describe(
      'The content of the tag by which Google Search Console knows the site as yours; likewise the next two for Yandex Webmaster and Bing Webmaster Tools. They stand on the home page.',
    ),
  YANDEX_VERIFICATION: ownershipSchema.optional().describe('The same of Yandex Webmaster.'),
  BING_SITE_VERIFICATION: ownershipSchema
    .optional()
    .describe('The same of Bing Webmaster Tools (msvalidate.01).'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be like mailto:security@agency.example' })
    .optional()
    .describe(
      'Where whoever finds a weakness tells of it, mailto:security@agency.example or an https address; the site shows it at /.well-known/security.txt.',
    ),
  HSTS_INCLUDE_SUBDOMAINS: z
    .stringbool('must be true or false')
    .default(false)
    .describe(
      "true adds includeSubDomains to Strict-Transport-Security, which an https SITE_URL sends for the site's own host: only where every subdomain has https.",
    ),
  DATA_DIR: z.string().default('./data').describe('The folder of the enquiry store.'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be like postgres://user:password@db.example/site',
    })
    .optional()
    .describe(
      'A PostgreSQL database that several instances share: enquiries, limits, answers to forms without script, and the word that content has changed. DATA_DIR then keeps what comes while it is away. Unset: the enquiries are in DATA_DIR, for the processes of one machine, and each process has the rest for itself.',
    ),
  TRUST_PROXY: z.coerce
    .number('must be the number of proxies in front of the site, 0 to 10')
    .int()
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
  SYNTHETIC_CHECK: z
    .string()
    .regex(SYNTHETIC_CHECK, 'must be a time such as 15m or 1h')
    .optional()
    .describe(
      'How often the site sends itself an enquiry, such as 15m or 1h, to see that enquiries arrive: through the form, the store and every receiver; no list or reminder of the office has it. Unset: only by `npm run enquiries -- synthetic-check`.',
    ),
  SYNTHETIC_EMAIL_TO: z
    .string()
    .regex(new RegExp(`^${ADDRESS}$`), 'must be an address')
    .optional()
    .describe(
      'Who gets the mail of such an enquiry, and no office. Unset: the site only logs in to the mail server, and sends nothing.',
    ),
  SYNTHETIC_POSTS: z
    .stringbool('must be true or false')
    .default(false)
    .describe(
      'true posts such an enquiry to the backend and the webhook, which must throw away what has X-Enquiry-Synthetic: 1. Otherwise they are only asked whether they answer.',
    ),
  ALLOW_INSECURE_DELIVERY: z
    .stringbool('must be true or false')
    .default(false)
    .describe(
      'true takes http addresses of backends and webhooks that are not this machine, and mail servers without TLS: names, phones and the mail password then go over the network in clear, and each start warns of it. Otherwise such an address stops the start, and no mail goes without TLS.',
    ),
  RETENTION_DAYS: z.coerce
    .number('must be a whole number of days, 1 to 3650')
    .int()
    .min(1)
    .max(3_650)
    .default(180)
    .describe(
      'Enquiries that are delivered, were refused, or had nowhere to go are erased after these days. The privacy policy names them.',
    ),
  RETENTION_UNDELIVERED_DAYS: z.coerce
    .number('must be a whole number of days, 1 to 3650')
    .int()
    .min(1)
    .max(3_650)
    .default(730)
    .describe(
      'All others after these: they are warned about from their first day on, and whoever is not called for so long is not to be kept. Never before RETENTION_DAYS.',
    ),
  LINK_SECRET: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe(
      'By which the links are signed that offices and visitors act with; 16 characters or more. Unset: one that the enquiry store makes and keeps. Another one ends all links that were sent.',
    ),
  CONSENT_LANGUAGES: z
    .string()
    .transform((list) => list.split(',').map((language) => language.trim()))
    .pipe(z.array(z.enum(LOCALES, `must be of ${LOCALES.join(', ')}, several with commas`)))
    .optional()
    .describe(
      'Languages whose forms ask for consent by a box of its own, not ticked, where the law of those who write in them wants that (Russia: ru). Its text is `consent` of the settings content, or of the backend.',
    ),
  OFFICE_EMAILS: z
    .string()
    .regex(
      new RegExp(`^[a-z0-9-]+=${ADDRESS}(, *[a-z0-9-]+=${ADDRESS})*$`),
      'must be like uk=london@agency.example, uae=dubai@agency.example',
    )
    .optional()
    .describe(
      'Addresses of single offices by the slug of their country, uk=london@agency.example, uae=dubai@agency.example; they go before those of the content. An office without one is written to at ENQUIRIES_EMAIL_TO.',
    ),
  OFFICE_LOCALE: z
    .enum(LOCALES, `must be ${LOCALES.join(' or ')}`)
    .optional()
    .describe(
      'The language of mails to all offices and of the pages behind their links. Unset: each office is written to in the first of its own languages that the site has.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe(
      'Who shows it (Authorization: Bearer) is given /metrics from anywhere; 16 characters or more. Unset: programs on this machine alone, and not through a proxy.',
    ),
  ACCESS_LOG: z
    .stringbool('must be true or false')
    .default(false)
    .describe(
      'true writes a line for each request: kind of route, status, time, whether it was kept already; nothing that could say who asked.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddressSchema
    .optional()
    .describe(
      'A collector of OpenTelemetry traces that speaks OTLP over HTTP, such as http://127.0.0.1:4318: it is sent what requests, renderings, backends, the store and deliveries take, and nothing of who asked. Unset: no traces.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'must be like authorization=Bearer%20token')
    .optional()
    .describe('What that collector wants to be shown, name=value, several with commas.'),
  OTEL_SERVICE_NAME: z.string().default(manifest.name).describe('How the site is called there.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a share from 0 to 1')
    .min(0)
    .max(1)
    .default(1)
    .describe(
      'The share of requests that are traced, from 0 to 1; with TRUST_PROXY a proxy that traces decides by its traceparent.',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('One of trace, debug, info, warn, error, silent.'),
})

export type Environment = z.output<typeof environmentSchema>

/** Each may also be the content of a file, which `NAME_FILE` names, as orchestrators mount them. */
export const SECRETS = [
  'API_BASE_URL',
  'JOBS_BASE_URL',
  'API_TOKEN',
  'JOBS_TOKEN',
  'API_SIGNING_SECRET',
  'REVALIDATE_SECRET',
  'WEBHOOK_SECRET',
  'SMTP_URL',
  'DATABASE_URL',
  'LINK_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const satisfies (keyof Environment)[]

/** The name of the setting of the questionnaire in a language. */
export function questionnaireVariable(locale: Locale) {
  return `QUESTIONNAIRE_URL_${locale.toUpperCase() as Uppercase<Locale>}` as const
}

function hasCredentials(address: string): boolean {
  const url = URL.parse(address)
  return Boolean(url?.username || url?.password)
}

/** Two ways of saying who asks: only one header can be sent. */
export function listContradictions(environment: Record<string, string | undefined>): string[] {
  const { API_BASE_URL = '', API_TOKEN, JOBS_BASE_URL = API_BASE_URL, JOBS_TOKEN } = environment
  const pairs = [
    { name: 'API_TOKEN', token: API_TOKEN, address: API_BASE_URL },
    { name: 'JOBS_TOKEN', token: JOBS_TOKEN, address: JOBS_BASE_URL },
  ]
  return pairs.flatMap(({ name, token, address }) =>
    token && hasCredentials(address)
      ? [`${name}: must not be set beside a name and password in the address`]
      : [],
  )
}

/** Settings that say nothing without each other: enquiries would silently go nowhere. */
export function listMissing(environment: Record<string, unknown>): string[] {
  const sets = [
    ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
    ['SMTP_URL', 'ENQUIRIES_EMAIL_TO', 'ENQUIRIES_EMAIL_FROM'],
  ]
  const isUnaddressed = 'INDEXNOW_KEY' in environment && !('SITE_URL' in environment)
  const unaddressed = isUnaddressed ? ['SITE_URL: must be set too, since INDEXNOW_KEY is'] : []
  const incomplete = sets.flatMap((names) => {
    const stated = names.filter((name) => name in environment)
    if (stated.length === 0) return []
    const missing = names.filter((name) => !stated.includes(name))
    return missing.map((name) => `${name}: must be set too, since ${stated.join(' and ')} is`)
  })
  const isUnsendable = 'OFFICE_EMAILS' in environment && !('SMTP_URL' in environment)
  const unsendable = isUnsendable ? ['SMTP_URL: must be set too, since OFFICE_EMAILS is'] : []
  return [...unaddressed, ...unsendable, ...incomplete]
}
