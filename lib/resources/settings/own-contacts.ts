import type { Locale } from '#lib/i18n/locales.ts'
import { normalizePhone, PHONE_PATTERN } from '#lib/text/phone.ts'
import type { Settings } from './model.ts'

const GROUP_LINES = ['headOffice', 'russia', 'usa', 'ukraine'] as const

type GroupLine = (typeof GROUP_LINES)[number]

/** Every number, address and name that the agency itself writes from. */
export interface OwnContacts {
  /** As they are written, each number once, with who answers. */
  phones: { phone: string; name?: string; line?: GroupLine }[]
  whatsapp: string[]
  telegram?: string
  /** Behind the `@` of its mail. */
  mailDomains: string[]
  /** Of its sites, without `www.` */
  hosts: string[]
}

export function ownContacts(settings: Settings, siteUrl: string, locale: Locale): OwnContacts {
  const { phones, offices, messengers, footerContacts, links } = settings
  const mails = [
    ...footerContacts.flatMap(({ url }) => (url?.startsWith('mailto:') ? [url.slice(7)] : [])),
    ...offices.flatMap(({ email }) => email ?? []),
  ]
  const mailDomains = unique(mails.flatMap((mail) => mail.split('?')[0]?.split('@')[1] ?? []))
  const sites = [siteUrl, ...Object.values(links?.questionnaire ?? {}), links?.academy ?? '']
  const answered: OwnContacts['phones'] = [
    ...offices.flatMap(({ phone, title, people }) => [
      { phone, name: title },
      ...people.flatMap((person) =>
        person.phone
          ? [{ phone: person.phone, name: `${person.name}, ${title.split(',')[0]}` }]
          : [],
      ),
    ]),
    ...GROUP_LINES.map((line) => ({ phone: phones[line], line })),
  ]
  const numberOf = (phone: string) => normalizePhone(phone, locale)
  return {
    // An office goes before the group, since it says who answers.
    phones: answered.filter(
      ({ phone }, index) =>
        answered.findIndex((other) => numberOf(other.phone) === numberOf(phone)) === index,
    ),
    whatsapp: messengers
      ? unique([messengers.whatsappStaff, messengers.whatsappJob].map((digits) => `+${digits}`))
      : [],
    telegram: messengers?.telegram,
    mailDomains,
    hosts: unique([...sites.flatMap(hostOf), ...mailDomains]),
  }
}

type ContactKind = 'phone' | 'whatsapp' | 'mail' | 'site' | 'handle'

/** `unclear`: it cannot be read, could be several numbers, or is what somebody calls themselves. */
export type Verdict =
  | { is: 'ours' | 'other'; kind: ContactKind; name?: string }
  | { is: 'unclear'; isName?: boolean }
  | { is: 'vacancy'; id: string }

/** Longer than any number or name, and about as long as an address that somebody was sent. */
export const MAX_CONTACT_LENGTH = 500

/**
 * Whether what somebody was given is the agency's own. Only what is the same to the letter is: a
 * host that merely resembles one, or has one within it, is somebody else's.
 */
export function judgeContact(written: string, own: OwnContacts, locale: Locale): Verdict {
  const text = written
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
  if (!text || written.length > MAX_CONTACT_LENGTH) return { is: 'unclear' }
  const [, id] = VACANCY.exec(text) ?? []
  if (id) return { is: 'vacancy', id }
  const bare = text.replace(/^(?:mailto|tel):/i, '')
  if (MAIL.test(bare)) return judgeMail(bare, own)
  const isName = NAME.test(bare)
  if (!isName && /^@?\w{5,32}$/.test(bare) && /\p{L}/u.test(bare)) return judgeHandle(bare, own)
  if (/^@/.test(bare)) return { is: 'other', kind: 'handle' }
  if (/\p{L}\.\p{L}|:\/\/|^localhost/u.test(bare)) return judgeAddress(bare, own, locale)
  return isName ? judgeName(bare, own) : judgePhone(bare, own, locale)
}

/** `Anna`, `Анна Петрова`: it may be a name of Telegram as well, and then has no blank. */
function judgeName(text: string, own: OwnContacts): Verdict {
  const { is } = judgeHandle(text, own)
  return is === 'ours' ? { is, kind: 'handle' } : { is: 'unclear', isName: true }
}

const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u

/** `1001`, `No. 1001`, `Vacancy 1001`, `вакансия № 1001`: too short for a number that is called. */
const VACANCY = /^(?:\p{L}+\.?\s*)?(?:no\.?|№|#|n)?\s*(\d{1,6})$/iu
const MAIL = /^[^\s@/:]+@[^\s@/:]+$/

function judgeMail(text: string, { mailDomains }: OwnContacts): Verdict {
  const domain = text.split('@')[1] ?? ''
  const [host] = hostOf(`https://${domain}`)
  return { is: host && mailDomains.includes(host) ? 'ours' : 'other', kind: 'mail' }
}

function judgeHandle(text: string, { telegram }: OwnContacts): Verdict {
  const handle = text.replace('@', '').toLowerCase()
  if (handle === telegram?.toLowerCase()) return { is: 'ours', kind: 'handle' }
  // A word such as `withheld` need not be anybody's name.
  return /^\p{L}+$/u.test(text) ? { is: 'unclear' } : { is: 'other', kind: 'handle' }
}

function judgeAddress(text: string, own: OwnContacts, locale: Locale): Verdict {
  const address = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (!address) return { is: 'unclear' }
  const [, first = ''] = address.pathname.split('/')
  if (TELEGRAM_HOSTS.has(address.hostname)) return judgeHandle(first, own)
  if (WHATSAPP_HOSTS.has(address.hostname)) {
    const digits = address.searchParams.get('phone') ?? first
    return judgePhone(`+${digits.replace(/^\+/, '')}`, own, locale)
  }
  const isWeb = /^https?:$/.test(address.protocol)
  const isOwn = isWeb && hostOf(address.href).some((host) => own.hosts.includes(host))
  return { is: isOwn ? 'ours' : 'other', kind: 'site' }
}

const TELEGRAM_HOSTS = new Set(['t.me', 'telegram.me', 'telegram.dog'])
const WHATSAPP_HOSTS = new Set(['wa.me', 'api.whatsapp.com', 'web.whatsapp.com'])

/** Shorter ones are no numbers of a country. */
const MIN_NATIONAL_DIGITS = 7
const MAX_COUNTRY_CODE_DIGITS = 3

/** A number may be written as it is dialled abroad or, behind a 0 or nothing, in its own country. */
function judgePhone(text: string, own: OwnContacts, locale: Locale): Verdict {
  const number = normalizePhone(text, locale)
  const whole = number.startsWith('+') ? number : `+${number}`
  if (!PHONE_PATTERN.test(whole)) return { is: 'unclear' }
  const national = number.startsWith('+') ? undefined : number.replace(/^0/, '')
  const isSame = (known: string) =>
    known === whole || (national !== undefined && isWithin(known, national))
  const office = own.phones.find(({ phone }) => isSame(normalizePhone(phone, locale)))
  if (office) return { is: 'ours', kind: 'phone', name: office.name }
  if (own.whatsapp.some(isSame)) return { is: 'ours', kind: 'whatsapp' }
  const isShort = national !== undefined && national.length < MIN_NATIONAL_DIGITS
  return isShort ? { is: 'unclear' } : { is: 'other', kind: 'phone' }
}

/** Whether a number is another without its country's code. */
function isWithin(whole: string, national: string): boolean {
  const code = whole.slice(1, -national.length)
  return (
    national.length >= MIN_NATIONAL_DIGITS &&
    whole.endsWith(national) &&
    code.length > 0 &&
    code.length <= MAX_COUNTRY_CODE_DIGITS
  )
}

/** As browsers read it: letters of other scripts are no longer those they look like. */
function hostOf(address: string): string[] {
  const host = URL.parse(address)
    ?.host.replace(/^www\./, '')
    .replace(/\.$/, '')
  return host ? [host] : []
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
