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

const environmentSchema = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(SITE_PORT),
  HOST: z.string().optional(),
  SITE_URL: siteOriginSchema.optional(),
  PUBLIC_API_BASE_URL: originSchema.optional(),
  PUBLIC_JOBS_BASE_URL: originSchema.optional(),
  API_BASE_URL: originSchema.optional(),
  JOBS_BASE_URL: originSchema.optional(),
  SITE_NAME: z.string().optional(),
  WHATSAPP_STAFF: digitsSchema.optional(),
  WHATSAPP_JOB: digitsSchema.optional(),
  TELEGRAM_HANDLE: z
    .string()
    .regex(/^@?\w{5,32}$/, 'must be a Telegram handle, 5 to 32 letters, digits or _')
    .transform((handle) => handle.replace('@', ''))
    .optional(),
  CASE_REF_STAFF: z.string().optional(),
  CASE_REF_JOB: z.string().optional(),
  ...keyedByLocale(questionnaireVariable, () => webAddressSchema.optional()),
  ACADEMY_URL: webAddressSchema.optional(),
  COMPANY_NAME: z.string().optional(),
  COMPANY_FORM: z.string().optional(),
  COMPANY_LICENCE: z.string().optional(),
  CONTENT_DIR: z.string().default('./content'),
  REVALIDATE_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
    .optional(),
  GTM_BEFORE_CONSENT: z.stringbool('must be true or false').default(false),
  HSTS_INCLUDE_SUBDOMAINS: z.stringbool('must be true or false').default(false),
  ...ENQUIRY_VARIABLES,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
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
