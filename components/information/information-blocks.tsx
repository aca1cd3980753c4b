import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OfficeList } from '#components/contacts/office-row.tsx'
import { CostFacts } from '#components/page/cost-facts.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Facts } from '#components/ui/page/facts.tsx'
import { formAction } from '#lib/enquiries/flash.ts'
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'
import { typesetText, withWholePhone } from '#lib/i18n/typography.ts'
import { type InformationBlock, OWN_CONTACT_ENDPOINT } from '#lib/resources/information/model.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { MAX_CONTACT_LENGTH, type OwnContacts } from '#lib/resources/settings/own-contacts.ts'
import { groupPhone, toTelHref } from '#lib/text/phone.ts'
import { OwnContactForm } from './own-contact-form.tsx'

export interface BlockProps {
  locale: Locale
  settings: Settings
  own: OwnContacts
}

/** What the site itself knows, by the names that content has for it. */
export const BLOCKS: Record<InformationBlock, (props: BlockProps) => ReactNode> = {
  fees: CostFacts,
  company: CompanyFacts,
  people: People,
  contacts: ContactFacts,
  check: ContactCheck,
}

/** What has several columns of its own takes the whole width; the rest stands under the text. */
export function isWide(block: InformationBlock): boolean {
  return block === 'people' || block === 'contacts'
}

function CompanyFacts({ locale, settings }: BlockProps) {
  const t = useTranslations('information.company')
  const { company, offices } = settings
  const set = (text: string | undefined) =>
    text && <span className="block first-letter:uppercase">{typesetText(text, locale)}</span>
  const names = new Intl.ListFormat(LANGUAGES[locale].tag).format(offices.map(({ title }) => title))
  return (
    <Facts
      items={[
        { term: t('name'), value: set(company?.name) },
        { term: t('form'), value: set(company?.form) },
        { term: t('licence'), value: set(company?.licence) },
        { term: t('offices'), value: typesetText(names, locale) },
      ]}
    />
  )
}

function People({ locale, settings }: BlockProps) {
  return <OfficeList locale={locale} offices={settings.offices} />
}

function ContactFacts({ own }: BlockProps) {
  const t = useTranslations('information.contacts')
  const lines = useTranslations('site.phones')
  const { phones, whatsapp, telegram, mailDomains, hosts } = own
  const toLinks = (links: readonly { href: string; text: string }[]) =>
    listOf(
      links.map(({ href, text }) => (
        <TextLink key={href} href={href} className="link inline-block max-sm:py-1.5">
          {text}
        </TextLink>
      )),
    )
  return (
    <>
      <h3 className="mb-2 font-sans text-small text-muted">{t('phones')}</h3>
      <ul className="gap-x-column border-t border-ink md:columns-2">
        {phones.map(({ phone, name, line }) => (
          <li
            key={phone}
            className="flex flex-wrap items-baseline gap-x-1 border-b border-rule py-2 break-inside-avoid"
          >
            <TextLink href={toTelHref(phone)} className="link basis-40 tabular-nums max-sm:py-1.5">
              {withWholePhone(phone)}
            </TextLink>
            <span className="min-w-0 grow basis-40 text-small text-muted">
              {name ?? (line && lines(line))}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Facts
          areLong
          items={[
            {
              term: t('whatsapp'),
              value: toLinks(
                whatsapp.map((phone) => ({
                  href: `https://wa.me/${phone.replaceAll(/\D/g, '')}`,
                  text: withWholePhone(groupPhone(phone)),
                })),
              ),
            },
            {
              term: t('telegram'),
              value: toLinks(
                telegram ? [{ href: `https://t.me/${telegram}`, text: `@${telegram}` }] : [],
              ),
            },
            { term: t('mail'), value: listOf(mailDomains.map((domain) => `@${domain}`)) },
            {
              term: t('sites'),
              value: toLinks(hosts.map((host) => ({ href: `https://${host}/`, text: host }))),
            },
          ]}
        />
      </div>
    </>
  )
}

function listOf(lines: ReactNode[]): ReactNode {
  if (lines.length === 0) return undefined
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places
        <li key={index} className="break-inside-avoid py-1">
          {line}
        </li>
      ))}
    </ul>
  )
}

function ContactCheck({ locale, settings }: BlockProps) {
  const t = useTranslations('information.check')
  const { headOffice } = settings.phones
  return (
    <OwnContactForm
      action={formAction(OWN_CONTACT_ENDPOINT, { locale })}
      maxLength={MAX_CONTACT_LENGTH}
      phone={{ text: headOffice, href: toTelHref(headOffice) }}
      texts={{
        label: t('label'),
        note: t('note'),
        submit: t('submit'),
        failed: t('failed', { phone: headOffice }),
      }}
    />
  )
}
