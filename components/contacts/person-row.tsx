import { useTranslations } from 'next-intl'
import { ArchFrame } from '#components/illustrations/still-life/arch-frame.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { LANGUAGES, type Locale, languageName } from '#lib/i18n/locales.ts'
import { typesetText, withHeldHyphens, withWholePhone } from '#lib/i18n/typography.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { toTelHref } from '#lib/text/phone.ts'

interface PersonRowsProps {
  locale: Locale
  office: Office
  /** Away from their office, with its name. */
  isPlaced?: boolean
}

/** Who answers there, in which languages, and on which line. */
export function PersonRows({ locale, office, isPlaced }: PersonRowsProps) {
  const t = useTranslations('contacts.offices')
  const { tag } = LANGUAGES[locale]
  const list = new Intl.ListFormat(tag)
  return office.people.map(({ name, languages, phone, photo, belongings }) => (
    <div key={name} className="person-row">
      <ArchFrame
        slug={`${office.countrySlug}-people`}
        photo={photo}
        belongings={belongings}
        isEager
      />
      <div>
        <p>
          {name}
          {isPlaced && `, ${withHeldHyphens(office.title)}`}
          {languages.length > 0 && (
            <span className="block text-small text-muted first-letter:uppercase">
              {typesetText(
                list.format(languages.map((code) => languageName(code, locale))),
                locale,
              )}
            </span>
          )}
        </p>
        {phone && (
          <p className="text-small text-muted">
            {`${t('directLine')} `}
            {/\d/.test(phone) ? (
              <TextLink
                href={toTelHref(phone)}
                className="row-link inline-flex min-h-11 items-center font-serif text-body text-ink"
              >
                {withWholePhone(phone)}
              </TextLink>
            ) : (
              phone
            )}
          </p>
        )}
      </div>
    </div>
  ))
}
