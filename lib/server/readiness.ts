import { z } from 'zod'
import { findMarks } from '#lib/config/demonstration.ts'
import { environmentSchema, SECRETS } from '#lib/config/environment.ts'
import { insecureTargets } from '#lib/config/insecure-targets.ts'
import { isPublicHost } from '#lib/config/local-addresses.ts'
import { readEnvironment } from '#lib/config/read-environment.ts'
import { parseSettings, type Settings } from '#lib/config/settings.ts'
import { listContentFiles } from '#lib/content/listed-files.ts'
import { readContentFiles } from '#lib/content/source-files.ts'
import { createHttpTransport } from '#lib/http/client/http-transport.ts'
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts'
import { policiesResource } from '#lib/resources/policies/definition.ts'
import type { PolicySlug } from '#lib/resources/policies/read.ts'
import { READ_ENDPOINTS } from '#lib/resources/resources.ts'
import { settingsResource } from '#lib/resources/settings/definition.ts'

/** Something that has to be another before the public comes. */
export interface Remainder {
  /** A file, a setting, or what a backend is asked. */
  place: string
  /** Within it, with dots between its parts; empty for the whole. */
  field: string
  found: string
  advice: string
}

/**
 * All that keeps a site with this environment from going live: what is left of the demonstration,
 * and settings that are for trials.
 *
 * @throws {SettingsError} that names every fault at once
 */
export async function listRemainders(
  environment: Record<string, string | undefined>,
): Promise<Remainder[]> {
  const settings = parseSettings(environment)
  const { stated } = readEnvironment(environment)
  const hasBackend = settings.apiBaseUrl !== undefined || settings.jobsBaseUrl !== undefined
  const shown = await (hasBackend ? inBackend(settings) : inContent(settings))
  return [...inSettings(settings, stated), ...shown]
}

/** One character over and over, the beginning of a row of keys, a word that stands for a secret. */
const UNTHOUGHT = /^(?:(.)\1*$|0123|1234|abcd|qwer)|change|default|example|password|secret/i

function inSettings(settings: Settings, stated: Record<string, string>): Remainder[] {
  const { protocol, hostname } = new URL(settings.siteUrl)
  const found: Remainder[] = []
  const report = (place: string, what: string, advice: string) =>
    found.push({ place, field: '', found: what, advice })
  if (!settings.isSiteUrlStated) {
    report('SITE_URL', 'not set', 'set the public address of the site')
  } else if (!isPublicHost(hostname)) {
    report('SITE_URL', hostname, 'nobody from the internet can come there: set the public address')
  } else if (protocol !== 'https:') {
    report('SITE_URL', settings.siteUrl, 'names and phones are typed there: let it be https')
  }
  for (const name of settings.insecureTargets.length > 0 ? insecureTargets(stated) : []) {
    report(name, 'unencrypted', 'names and phones are sent there: let it be https, or TLS for mail')
  }
  for (const name of SECRETS) {
    const value = stated[name]
    const url = URL.parse(value ?? '')
    const secret = url?.host ? url.password : value
    if (secret && UNTHOUGHT.test(secret)) {
      report(name, 'easily guessed', 'make one: openssl rand -hex 32')
    }
  }
  for (const [name, value] of Object.entries(stated)) {
    if (name === 'SITE_URL' || !(name in environmentSchema.shape)) continue
    for (const mark of findMarks(value)) report(name, mark.found, mark.advice)
  }
  return found
}

async function inContent(settings: Settings): Promise<Remainder[]> {
  const files = await readContentFiles(await listContentFiles(settings.contentDir), [])
  const settingsFolder = settingsResource.content.name
  const shown = files.filter(({ isDraft }) => !isDraft)
  return shown.flatMap(({ label, folder, tree }) => [
    ...remaindersOf(tree, label),
    ...(folder === policiesResource.content.name ? unsaidPeriods(tree, label, settings) : []),
    ...(folder === settingsFolder ? withoutHours(tree, label) : []),
  ])
}

/** What a backend says of itself: whatever can be asked for without naming one of many. */
async function inBackend(settings: Settings): Promise<Remainder[]> {
  const { apiBaseUrl, jobsBaseUrl, backendAccess: access } = settings
  const ask = createHttpTransport({ main: apiBaseUrl, jobs: jobsBaseUrl }, { access })
  const endpoints = READ_ENDPOINTS.filter(({ path }) => !path.includes('{'))
  const answers = endpoints.map(async ({ path, service }) => {
    const place = `GET ${path}`
    const { status, body } = await ask({ path, service, locale: DEFAULT_LOCALE, search: '' })
    if (status !== 200) return []
    const answer: unknown = JSON.parse(body)
    const isSettings = path === settingsResource.endpoints.one.path
    return [...remaindersOf(answer, place), ...(isSettings ? withoutHours(answer, place) : [])]
  })
  return (await Promise.all(answers)).flat()
}

function remaindersOf(value: unknown, place: string): Remainder[] {
  const marks = findMarks(value)
  return [...marks.map(({ path, ...mark }) => ({ place, field: path.join('.'), ...mark }))]
}

const officesSchema = z.object({
  offices: z.array(z.object({ hours: z.array(z.unknown()).nullish() })).default([]),
})

/** No promise can be made for an office whose hours are not known. */
function withoutHours(settings: unknown, place: string): Remainder[] {
  const { offices } = officesSchema.safeParse(settings).data ?? { offices: [] }
  return offices.flatMap(({ hours }, index) =>
    hours?.length
      ? []
      : [
          {
            place,
            field: `offices.${index}.hours`,
            found: 'missing',
            advice: 'write when the office is open, so that a time can be promised',
          },
        ],
  )
}

const privacyPolicySchema = z.object({
  slug: z.literal('privacy-policy' satisfies PolicySlug),
  body: z.partialRecord(z.enum(LOCALES), z.string()),
})

/** Visitors are told for how long an enquiry is kept; a setting may say otherwise than the text. */
function unsaidPeriods(policy: unknown, place: string, settings: Settings): Remainder[] {
  const { body = {} } = privacyPolicySchema.safeParse(policy).data ?? {}
  const periods = [
    ['RETENTION_DAYS', settings.retentionDays],
    ['RETENTION_UNDELIVERED_DAYS', settings.undeliveredRetentionDays],
  ] as const
  return Object.entries(body).flatMap(([locale, text]) =>
    periods.flatMap(([name, days]) =>
      new RegExp(`(?<!\\d)${days}(?!\\d)`).test(text)
        ? []
        : [
            {
              place,
              field: `body.${locale}`,
              found: 'another period',
              advice: `${name} is ${days}: write in the text for how many days enquiries are kept`,
            },
          ],
    ),
  )
}

/** A line for each, the places in their order. */
export function describeRemainders(remainders: readonly Remainder[]): string {
  if (remainders.length === 0) {
    return 'Nothing is left of the demonstration. What no mark can tell is whether the texts are true of you: read those of the content, and of messages/, once.\n'
  }
  const lines = remainders.map(({ place, field, found, advice }) => {
    const where = [place, field].filter(Boolean).join(': ')
    return `${where}: ${found}: ${advice}`
  })
  return `${lines.join('\n')}\n\nLeft before the site can go live: ${remainders.length}. Until then a site at a public address is kept from search engines.\n`
}
