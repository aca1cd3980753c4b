import { useTranslations } from 'next-intl'
import { CandidateGrid } from '#components/candidates/candidate-grid.tsx'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { LetterLink } from '#components/enquiries/letter-link.tsx'
import { MenuIndex } from '#components/staff/menu-index.tsx'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { listHref, localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withSoftHyphens } from '#lib/i18n/soft-hyphens.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import type { Category, MenuPage } from '#lib/resources/menus/model.ts'

export interface AskedPosition extends MenuPage {
  /** How many would work in the country. */
  candidates: number
}

interface CountryPositionsProps {
  locale: Locale
  country: Country
  positions: readonly AskedPosition[]
}

/** Of the positions, where there is room. */
const COLUMNS = 3

/** What is most asked for in a country; what it is paid there, the local notes say. */
export function CountryPositions({ locale, country, positions }: CountryPositionsProps) {
  const t = useTranslations('countries')
  if (positions.length === 0) return <Nothing locale={locale} country={country} kind="positions" />
  const inFullRows = Math.max(COLUMNS, positions.length - (positions.length % COLUMNS))
  return (
    <>
      <ul className="grid gap-x-column border-t border-ink md:grid-cols-3">
        {positions.map(({ slug, title, candidates }, index) => (
          <li
            key={slug}
            className={`flex items-baseline justify-between gap-x-4 border-b border-rule py-3 ${index < inFullRows ? 'md:block' : 'md:hidden'}`}
          >
            <h3 className="text-h4">
              <TextLink href={localizedPath(locale, PATHS.staff(slug))} className="row-link">
                {withSoftHyphens(typesetText(title, locale))}
              </TextLink>
            </h3>
            {candidates > 0 && (
              <p className="shrink-0 text-small text-muted tabular-nums">
                {t('count.candidates', { count: candidates })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <ButtonLink
          href={listHref(locale, 'positions', { country: country.slug })}
          tone="secondary"
        >
          {t('positions.all')}
        </ButtonLink>
        <LetterLink locale={locale} country={country.slug} />
      </div>
    </>
  )
}

interface CountryCandidatesProps {
  locale: Locale
  country: Country
  /** Some of those of the menu; a backend may describe none. */
  profiles: readonly CandidateProfile[]
  menu: readonly Category[]
}

/** Who is ready to work in a country. */
export function CountryCandidates({ locale, country, profiles, menu }: CountryCandidatesProps) {
  const t = useTranslations('countries')
  if (menu.length === 0) return <Nothing locale={locale} country={country} kind="candidates" />
  if (profiles.length === 0) {
    return (
      <MenuIndex
        locale={locale}
        menu={menu}
        hrefOf={(slug) => localizedPath(locale, PATHS.candidate(slug))}
        countText={(count) => t('count.candidates', { count })}
      />
    )
  }
  return (
    <>
      <CandidateGrid locale={locale} profiles={profiles} />
      <div className="mt-5 sm:mt-10 print:hidden">
        <ButtonLink
          href={listHref(locale, 'candidates', { country: country.slug })}
          tone="secondary"
        >
          {t('candidates.all')}
        </ButtonLink>
      </div>
    </>
  )
}

interface NothingProps {
  locale: Locale
  country: Country
  kind: 'positions' | 'candidates'
}

function Nothing({ locale, country, kind }: NothingProps) {
  const t = useTranslations('countries')
  const shared = useTranslations('vocabulary')
  return (
    <EmptyState
      title={t(`${kind}.none`)}
      text={t(`${kind}.noneText`, { where: country.where ?? t('there') })}
    >
      <EnquiryLink locale={locale} kind="callback" type="staff">
        {shared('callback')}
      </EnquiryLink>
    </EmptyState>
  )
}
