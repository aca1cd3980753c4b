import { request } from 'undici'
import { reasonOf } from '#lib/enquiries/deliver/post-json.ts'
import { FORM_ENDPOINTS } from '#lib/enquiries/forms/wire-schemas.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { menusResource } from '#lib/resources/menus/definition.ts'

interface CorsCheck {
  /** What browsers call, by service. */
  bases: { main?: string; jobs?: string }
  /** Of the site, from which they do. */
  origin: string
}

export interface CorsFault {
  place: string
  what: string
}

const TIMEOUT_MS = 10_000
const CALLS = [
  { ...menusResource.endpoints.staff, method: 'GET', wanted: ['accept-language'] },
  ...FORM_ENDPOINTS.map((form) => ({
    ...{ ...form, path: form.path.replace(/\{\w+\}/, '1'), method: 'POST' },
    wanted: ['content-type', 'accept-language', 'idempotency-key'],
  })),
]

/** Why browsers could not send there from the site: what they would ask before they do is asked. */
export async function listCorsFaults({ bases, origin }: CorsCheck): Promise<CorsFault[]> {
  const found: CorsFault[] = []
  for (const { service, path, method, wanted } of CALLS) {
    const base = bases[service]
    if (!base || new URL(base).origin === origin) continue
    const place = `OPTIONS ${base}${path}`
    const faults = await preflight(base + path, { origin, method, wanted }).catch(
      (error: unknown) => [`no answer (${reasonOf(error)})`],
    )
    found.push(...faults.map((what) => ({ place, what })))
  }
  return found
}

interface Preflight {
  origin: string
  method: string
  wanted: readonly string[]
}

async function preflight(url: string, { origin, method, wanted }: Preflight): Promise<string[]> {
  const { statusCode, headers, body } = await request(url, {
    method: 'OPTIONS',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      origin,
      'accept-language': DEFAULT_LOCALE,
      'access-control-request-method': method,
      'access-control-request-headers': wanted.join(','),
    },
  })
  await body.dump()
  const allowed = (name: string) => String(headers[`access-control-allow-${name}`] ?? '')
  const listed = allowed('headers')
    .toLowerCase()
    .split(/\s*,\s*/)
  const missing = listed.includes('*') ? [] : wanted.filter((name) => !listed.includes(name))
  const isGood = statusCode >= 200 && statusCode <= 299
  return [
    ...(isGood ? [] : [`the preflight has status ${statusCode}`]),
    ...(['*', origin].includes(allowed('origin'))
      ? []
      : [`Access-Control-Allow-Origin does not name ${origin}`]),
    ...(missing.length > 0 ? [`Access-Control-Allow-Headers lacks ${missing.join(', ')}`] : []),
  ]
}
