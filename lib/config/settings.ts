import { type Locale, perLocale } from '#lib/i18n/locales.ts'
import manifest from '../../package.json' with { type: 'json' }
import {
  type Environment,
  environmentSchema,
  listContradictions,
  listMissing,
  questionnaireVariable,
  RATE_LIMIT,
  SYNTHETIC_CHECK,
} from './environment.ts'
import { insecureTargets, listInsecure, withTlsRequired } from './insecure-targets.ts'
import { readEnvironment } from './read-environment.ts'

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
  /** By what the backend knows who asks it. */
  backendAccess: { userAgent: string; tokens: { main?: string; jobs?: string } }
  /** What enquiries are delivered to it with. */
  backendDelivery: { secret?: string; isAddressForwarded: boolean; isSyntheticTaken: boolean }
  /** Settings by which what visitors typed may leave unencrypted, as was allowed. */
  insecureTargets: string[]
  overrides: SettingsOverrides
  contentDir: string
  /** Whether drafts are shown, and what is dated ahead. */
  isContentPreview: boolean
  revalidateSecret: string | undefined
  /** By which key, and where, search engines are told of changed pages. */
  indexNow: { key: string; endpoint: string } | undefined
  tagManagerId: string | undefined
  /** What search engines ask for on the home page, to know whose site it is. */
  ownership: { google?: string; yandex?: string; bing?: string }
  /** Whether the tag manager is loaded with consent denied, rather than after it is given. */
  isTagManagerBeforeConsent: boolean
  /** Where whoever finds a weakness tells of it. */
  securityContact: string | undefined
  /** Whether browsers are told to use https for the subdomains of the site's host as well. */
  isHstsForSubdomains: boolean
  /** Who shows it is given the metrics. */
  metricsToken: string | undefined
  /** Where traces of requests and deliveries are sent. */
  tracing:
    | { endpoint: string; headers: string | undefined; serviceName: string; ratio: number }
    | undefined
  /** Whether each request is a line of the log. */
  hasAccessLog: boolean
  logLevel: string
}

export interface EnquirySettings {
  /** The folder of the enquiry store, or of what waits for the database. */
  dataDir: string
  /** The database that several instances share. */
  databaseUrl: string | undefined
  /** Number of proxies whose X-Forwarded-For is believed. */
  trustProxy: number
  /** Enquiries that an address may send; undefined is without a limit. */
  rateLimit: { count: number; windowS: number } | undefined
  webhook: { url: string; secret: string; isSyntheticTaken: boolean } | undefined
  email: { smtpUrl: string; to: string; from: string; syntheticTo?: string } | undefined
  /** How often the site sends itself an enquiry; undefined: never by itself. */
  syntheticCheckMs: number | undefined
  retentionDays: number
  /** In which the forms ask for consent by a box of its own. */
  consentLanguages: readonly Locale[]
  /** Of what has not reached everybody it should. */
  undeliveredRetentionDays: number
  /** By which links are signed; undefined: by what the store keeps. */
  linkSecret: string | undefined
  /** Language of what all offices read; undefined: each its own. */
  officeLocale: Locale | undefined
  /** Where single offices are written to, by the slug of their country. */
  officeEmails: Readonly<Record<string, string>>
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
  const { stated, faults } = readEnvironment(environment)
  const parsed = environmentSchema.safeParse(stated)
  const issues = parsed.error?.issues ?? []
  faults.push(...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  faults.push(...listMissing(stated), ...listContradictions(stated))
  if (!parsed.data?.ALLOW_INSECURE_DELIVERY) faults.push(...listInsecure(stated))
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults)
  const env = parsed.data
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    isSiteUrlStated: env.SITE_URL !== undefined,
    publicApiBaseUrl: env.PUBLIC_API_BASE_URL,
    publicJobsBaseUrl: env.PUBLIC_JOBS_BASE_URL ?? env.PUBLIC_API_BASE_URL,
    apiBaseUrl: env.API_BASE_URL,
    jobsBaseUrl: env.JOBS_BASE_URL ?? env.API_BASE_URL,
    backendAccess: {
      userAgent: `${manifest.name}/${manifest.version} (+${siteUrl})`,
      tokens: { main: env.API_TOKEN, jobs: env.JOBS_TOKEN ?? sharedToken(env) },
    },
    backendDelivery: {
      secret: env.API_SIGNING_SECRET,
      isAddressForwarded: env.FORWARD_VISITOR_ADDRESS,
      isSyntheticTaken: env.SYNTHETIC_POSTS,
    },
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
    isContentPreview: env.CONTENT_PREVIEW,
    ...toEnquirySettings(env),
    insecureTargets: env.ALLOW_INSECURE_DELIVERY ? insecureTargets(stated) : [],
    revalidateSecret: env.REVALIDATE_SECRET,
    indexNow: env.INDEXNOW_KEY
      ? { key: env.INDEXNOW_KEY, endpoint: env.INDEXNOW_ENDPOINT }
      : undefined,
    tagManagerId: env.GTM_ID,
    ownership: {
      google: env.GOOGLE_SITE_VERIFICATION,
      yandex: env.YANDEX_VERIFICATION,
      bing: env.BING_SITE_VERIFICATION,
    },
    isTagManagerBeforeConsent: env.GTM_BEFORE_CONSENT,
    securityContact: env.SECURITY_CONTACT,
    isHstsForSubdomains: env.HSTS_INCLUDE_SUBDOMAINS,
    metricsToken: env.METRICS_TOKEN,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS,
          serviceName: env.OTEL_SERVICE_NAME,
          ratio: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    hasAccessLog: env.ACCESS_LOG,
    logLevel: env.LOG_LEVEL,
  }
}

/** A token is shown to no other host than it was made for. */
function sharedToken({ API_BASE_URL, JOBS_BASE_URL = API_BASE_URL, API_TOKEN }: Environment) {
  const [main, jobs] = [API_BASE_URL, JOBS_BASE_URL].map((url) => URL.parse(url ?? '')?.origin)
  return main === jobs ? API_TOKEN : undefined
}

/** Whether a build is served, rather than the development server. */
export const IS_PRODUCTION = process.env.NODE_ENV === 'production'

let current: Settings | undefined

/** The settings of this process, read once. */
export function settings(): Settings {
  current ??= parseSettings(process.env)
  return current
}

function toEnquirySettings(env: Environment): EnquirySettings {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, SMTP_URL: smtpUrl } = env
  const { ENQUIRIES_EMAIL_TO: to, ENQUIRIES_EMAIL_FROM: from } = env
  return {
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    rateLimit: toRateLimit(env.RATE_LIMIT),
    webhook: url && secret ? { url, secret, isSyntheticTaken: env.SYNTHETIC_POSTS } : undefined,
    email:
      smtpUrl && to && from
        ? { smtpUrl: toSmtpUrl(smtpUrl, env), to, from, syntheticTo: env.SYNTHETIC_EMAIL_TO }
        : undefined,
    syntheticCheckMs: toMs(env.SYNTHETIC_CHECK),
    retentionDays: env.RETENTION_DAYS,
    undeliveredRetentionDays: Math.max(env.RETENTION_DAYS, env.RETENTION_UNDELIVERED_DAYS),
    linkSecret: env.LINK_SECRET,
    consentLanguages: env.CONSENT_LANGUAGES ?? [],
    officeLocale: env.OFFICE_LOCALE,
    officeEmails: toOfficeEmails(env.OFFICE_EMAILS),
  }
}

const SECONDS_OF: ReadonlyMap<string, number> = new Map([
  ['s', 1],
  ['m', 60],
  ['h', 3_600],
])

function toSmtpUrl(smtpUrl: string, { ALLOW_INSECURE_DELIVERY: isAllowed }: Environment): string {
  return isAllowed ? smtpUrl : withTlsRequired(smtpUrl)
}

function toOfficeEmails(text = ''): EnquirySettings['officeEmails'] {
  const pairs = text.split(',').map((pair) => pair.trim().split('='))
  return Object.fromEntries(pairs.filter(([, address]) => address))
}

function toMs(time = ''): number | undefined {
  const [, count, unit = ''] = SYNTHETIC_CHECK.exec(time) ?? []
  return count ? Number(count) * (SECONDS_OF.get(unit) ?? 1) * 1_000 : undefined
}

function toRateLimit(limit: string): EnquirySettings['rateLimit'] {
  const [, count, time, unit = ''] = RATE_LIMIT.exec(limit) ?? []
  if (!count) return undefined
  return { count: Number(count), windowS: Number(time) * (SECONDS_OF.get(unit) ?? 1) }
}
