import { useTranslations } from 'next-intl'
import { TextLink } from '#components/ui/link/text-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import type { Messengers, Settings } from '#lib/resources/settings/model.ts'

/** On a phone the links alone: hours stand with the offices. */
export function WriteToUs({ locale, settings }: { locale: Locale; settings: Settings }) {
  const t = useTranslations('contacts.write')
  const { messengers, footerContacts, offices } = settings
  return (
    <div className="grid gap-x-column sm:grid-cols-2 sm:gap-y-6">
      {messengers && (
        <section className="min-w-0">
          <h3 className="mb-3 text-h4 max-sm:hidden">{t('messengers')}</h3>
          <ul className="border-t border-ink">
            {messengerLinks(messengers).map(({ key, href }) => (
              <li key={key} className="border-b border-rule">
                <TextLink href={href} className="link inline-flex min-h-11 items-center">
                  {t(key)}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {footerContacts.length > 0 && (
        <section className="min-w-0">
          <h3 className="mb-3 text-h4 max-sm:hidden">{t('other')}</h3>
          <ul className="sm:border-t sm:border-ink">
            {footerContacts.map(({ title, url }) => {
              const [label, address] = url ? partsOf(title) : [typesetText(title, locale), '']
              return (
                <li
                  key={title}
                  className={`border-b border-rule ${url || offices.length === 0 ? '' : 'max-sm:hidden'}`}
                >
                  {label && (
                    <span className={`block text-muted ${url ? 'pt-2 text-small' : 'py-2.5'}`}>
                      {label}
                    </span>
                  )}
                  {url && (
                    <TextLink href={url} className="link inline-flex min-h-11 items-center">
                      {address}
                    </TextLink>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
}

/** What it is for, if that is said before it, and the address itself. */
function partsOf(title: string): [label: string, address: string] {
  const [, label = '', address = title] = /^(.+): (\S+@\S+)$/.exec(title) ?? []
  return [label, address]
}

interface MessengerLink {
  key: 'whatsappStaff' | 'whatsappJob' | 'telegram'
  href: string
}

/** The chats one can open by oneself, without a prepared text. */
export function messengerLinks(messengers: Messengers): MessengerLink[] {
  return [
    { key: 'whatsappStaff', href: `https://wa.me/${messengers.whatsappStaff}` },
    { key: 'whatsappJob', href: `https://wa.me/${messengers.whatsappJob}` },
    { key: 'telegram', href: `https://t.me/${messengers.telegram}` },
  ]
}
