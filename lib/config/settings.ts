import { z } from 'zod'
import { keyedByLocale, type Locale, perLocale } from '#lib/i18n/locales.ts'
import {
  ENQUIRY_VARIABLES,
  type EnquirySettings,
  listMissing,
  toEnquirySettings,
} from './enquiry-settings.ts'
import { insecureTargets, listInsecure } from './insecure-targets.ts'

const SITE_PORT = 3000

const originSchema = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://example.org' })
  .transform((address) => address.replace(/\/+$/, ''))
const siteOriginSchema = originSchema.refine((address) => new URL(address).origin === address, {
  error: 'must be an origin without a path, such as https://example.org',
})
const webAddressSchema = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address such as https://example.org/form',
})
const digitsSchema = z
  .string()
  .regex(/^\+?\d{5,15}$/, 'must be 5 to 15 digits')
  .transform((phone) => phone.replace('+', ''))

/** Every setting with its meaning; `.env.example` is made of it. */
export const environmentSchema = z.object({
  PORT: z.coerce
    .number('must be a number')
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
  PUBLIC_API_BASE_URL: originSchema
    .optional()
    .describe(
      'What the browser calls for menus and enquiries; the Content-Security-Policy follows. Unset: the site itself.',
    ),
  PUBLIC_JOBS_BASE_URL: originSchema
    .optional()
    .describe('The same for applications. Unset: as PUBLIC_API_BASE_URL.'),
  API_BASE_URL: originSchema
    .optional()
    .describe(
      'The backend that the site reads from and delivers enquiries to. Unset: the embedded content.',
    ),
  JOBS_BASE_URL: originSchema
    .optional()
    .describe('The backend of vacancies. Unset: as API_BASE_URL.'),
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
  REVALIDATE_SECRET: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe('Enables POST /api/revalidate; 16 characters or more.'),
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
  HSTS_INCLUDE_SUBDOMAINS: z
    .stringbool('must be true or false')
    .default(false)
    .describe(
      "true adds includeSubDomains to Strict-Transport-Security, which an https SITE_URL sends for the site's own host: only where every subdomain has https.",
    ),
  ...ENQUIRY_VARIABLES,
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('One of trace, debug, info, warn, error, silent.'),
})

export interface Settings extends EnquirySettings {
  port: number
  host: string | undefined
  /** The public origin, without a slash at the end. */
  siteUrl: string
  isSiteUrlStated: boolean
  /** Where the browser sends enquiries and asks for menus; undefined is the site itself. */
  publicApiBaseUrl: string | undefined
  publicJobsBaseUrl: string | undefined
  /** The backend; both undefined is the embedded API. */
  apiBaseUrl: string | undefined
  jobsBaseUrl: string | undefined
  /** Settings by which what visitors typed may leave unencrypted, as was allowed. */
  insecureTargets: string[]
  overrides: SettingsOverrides
  contentDir: string
  revalidateSecret: string | undefined
  tagManagerId: string | undefined
  /** Whether the tag manager is loaded with consent denied, rather than after it is given. */
  isTagManagerBeforeConsent: boolean
  /** Whether browsers are told to use https for the subdomains of the site's host as well. */
  isHstsForSubdomains: boolean
  logLevel: string
}

export interface SettingsOverrides {
  siteName?: string
  whatsappStaff?: string
  whatsappJob?: string
  telegram?: string
  caseStaff?: string
  caseJob?: string
  questionnaire?: Partial<Record<Locale, string>>
  academy?: string
  companyName?: string
  companyForm?: string
  companyLicence?: string
}

/** One line for each setting at fault, named as in the environment. */
export class SettingsError extends Error {
  readonly faults: string[]

  constructor(faults: string[]) {
    const [only, ...others] = faults
    const told = others.length > 0 ? faults.map((fault) => `\n  ${fault}`).join('') : ` ${only}`
    super(`The settings cannot be used:${told}`)
    this.name = 'SettingsError'
    this.faults = faults
  }
}

/**
 * Reads the settings of an environment; an empty value counts as unset.
 *
 * @throws {SettingsError} that names every fault at once
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const stated = Object.entries(environment).filter(([, value]) => value?.trim())
  const parsed = environmentSchema.safeParse(Object.fromEntries(stated))
  const issues = parsed.error?.issues ?? []
  const faults = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  faults.push(...listMissing(Object.fromEntries(stated)))
  if (!parsed.data?.ALLOW_INSECURE_DELIVERY) faults.push(...listInsecure(environment))
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults)
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    isSiteUrlStated: env.SITE_URL !== undefined,
    publicApiBaseUrl: env.PUBLIC_API_BASE_URL,
    publicJobsBaseUrl: env.PUBLIC_JOBS_BASE_URL ?? env.PUBLIC_API_BASE_URL,
    apiBaseUrl: env.API_BASE_URL,
    jobsBaseUrl: env.JOBS_BASE_URL ?? env.API_BASE_URL,
    overrides: {
      siteName: env.SITE_NAME,
      whatsappStaff: env.WHATSAPP_STAFF,
      whatsappJob: env.WHATSAPP_JOB,
      telegram: env.TELEGRAM_HANDLE,
      caseStaff: env.CASE_REF_STAFF,
      caseJob: env.CASE_REF_JOB,
      questionnaire: perLocale((locale) => env[questionnaireVariable(locale)]),
      academy: env.ACADEMY_URL,
      companyName: env.COMPANY_NAME,
      companyForm: env.COMPANY_FORM,
      companyLicence: env.COMPANY_LICENCE,
    },
    contentDir: env.CONTENT_DIR,
    ...toEnquirySettings(env),
    insecureTargets: env.ALLOW_INSECURE_DELIVERY ? insecureTargets(environment) : [],
    revalidateSecret: env.REVALIDATE_SECRET,
    tagManagerId: env.GTM_ID,
    isTagManagerBeforeConsent: env.GTM_BEFORE_CONSENT,
    isHstsForSubdomains: env.HSTS_INCLUDE_SUBDOMAINS,
    logLevel: env.LOG_LEVEL,
  }
}

/** The name of the setting of the questionnaire in a language. */
export function questionnaireVariable(locale: Locale) {
  return `QUESTIONNAIRE_URL_${locale.toUpperCase() as Uppercase<Locale>}` as const
}

let current: Settings | undefined

/** The settings of this process, read once. */
export function settings(): Settings {
  current ??= parseSettings(process.env)
  return current
}
