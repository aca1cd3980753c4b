import { isLoopbackHost } from './local-addresses.ts'

/** Where names and phones go as JSON: from here, or from the browser. */
const HTTP_TARGETS = [
  'API_BASE_URL',
  'JOBS_BASE_URL',
  'PUBLIC_API_BASE_URL',
  'PUBLIC_JOBS_BASE_URL',
  'WEBHOOK_URL',
]
/** What the mail library reads in the address of a server, and what of it ends TLS or its use. */
const TLS_SWITCHES: [string, (value: string) => boolean][] = [
  ['ignoreTLS', isOn],
  ['opportunisticTLS', isOn],
  ['requireTLS', (value) => !isOn(value)],
  ['tls.rejectUnauthorized', (value) => !isOn(value)],
]

type Environment = Record<string, string | undefined>

/** Faults for settings that would send what visitors typed over a network unencrypted. */
export function listInsecure(environment: Environment): string[] {
  const weakened = switchesIn(environment)
  return [
    ...httpTargetsIn(environment).map((name) => `${name}: must be an https address${UNLESS}`),
    ...(weakened.length > 0 ? [`SMTP_URL: must not say ${weakened.join(', ')}${UNLESS}`] : []),
  ]
}

const UNLESS =
  ', since names and phones are sent there; ALLOW_INSECURE_DELIVERY=true takes it as it is'

/** Where that is allowed: the settings by which it may happen. */
export function insecureTargets(environment: Environment): string[] {
  const mail = remoteMailIn(environment)
  const isMailOpen = mail?.protocol === 'smtp:' || switchesIn(environment).length > 0
  return [...httpTargetsIn(environment), ...(mail && isMailOpen ? ['SMTP_URL'] : [])]
}

/** The address of a mail server that is spoken to in TLS alone, from the start or by STARTTLS. */
export function withTlsRequired(smtpUrl: string): string {
  const url = remoteMailIn({ SMTP_URL: smtpUrl })
  if (!url) return smtpUrl
  for (const [name] of TLS_SWITCHES) url.searchParams.delete(name)
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

function httpTargetsIn(environment: Environment): string[] {
  return HTTP_TARGETS.filter((name) => {
    const url = URL.parse(environment[name] ?? '')
    return url?.protocol === 'http:' && !isLoopbackHost(url.hostname)
  })
}

/** The mail server, unless it is this machine; a service that the library knows never is. */
function remoteMailIn({ SMTP_URL = '' }: Environment): URL | undefined {
  const url = URL.parse(SMTP_URL)
  if (!url) return undefined
  return isLoopbackHost(url.hostname) && !url.searchParams.has('service') ? undefined : url
}

function switchesIn(environment: Environment): string[] {
  const query = remoteMailIn(environment)?.searchParams
  return TLS_SWITCHES.filter(([name, isWeak]) => query?.getAll(name).some(isWeak)).map(
    ([name]) => name,
  )
}

function isOn(value: string): boolean {
  return value !== 'false' && Number(value) !== 0
}
