import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { LetterLink } from '#components/enquiries/letter-link.tsx'
import { CategoryIllustration } from '#components/illustrations/category-illustration.tsx'
import { byFloor } from '#components/illustrations/category-kind.ts'
import { EmptyIllustration } from '#components/illustrations/empty-illustration.tsx'
import { landingFields } from '#components/page/landing-fields.ts'
import { ListScreen } from '#components/page/list-screen.tsx'
import { buttonClass } from '#components/ui/button/button.tsx'
import { CampaignLink } from '#components/ui/link/campaign.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { FilterForm } from '#components/ui/page/filter-form.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import { listHref, localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { Landing } from '#lib/resources/landings.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import { formatSalary, withUnbrokenRange } from '#lib/resources/salary.ts'
import { findField, type Shell } from '#lib/resources/shell/model.ts'
import type { Position, PositionList } from '#lib/resources/staff/model.ts'
import { HouseIndex } from './house-index.tsx'
import { PositionIndex } from './position-index.tsx'

interface PositionsScreenProps {
  locale: Locale
  positions: PositionList
  filter?: ListFilter
  shell: Shell
  /** All fields of work of the list, however many of their positions stand on this page of it. */
  menu: readonly Category[]
  landings: readonly Landing[]
}

export async function PositionsScreen(props: PositionsScreenProps) {
  const { locale, positions, filter, shell, menu, landings } = props
  const t = await getTranslations('staff')
  const words = await getTranslations('vocabulary')
  const field = findField(shell.staffMenu, filter?.category)
  const { country } = filter ?? {}
  const payCountry = shell.countries.find(({ slug }) => slug === positions.payCountry)
  const catalogue = {
    locale,
    positions: positions.items,
    fields: byFloor(menu),
  }
  // The first of them leads to each field twice, in its house and in its list.
  const isOfAllFields = !filter?.category && positions.page === 1
  return (
    <ListScreen
      locale={locale}
      kind="positions"
      filter={filter}
      shell={shell}
      found={positions}
      landings={isOfAllFields ? landings.filter((one) => !one.filter.category) : landings}
      picture={<CategoryIllustration slug={field?.slug ?? 'management'} icon={field?.icon} />}
      form={
        <>
          <FilterForm
            label={t('filter.label')}
            submit={t('filter.submit')}
            clear={words('clear')}
            href={listHref(locale, 'positions')}
            chosen={filter}
            fields={landingFields('positions', { shell, words })}
          />
          <p>
            <LetterLink locale={locale} country={filter?.country} />
          </p>
        </>
      }
      count={t('count', { count: positions.total })}
      empty={<NoPositions locale={locale} isFiltered={filter !== undefined} />}
    >
      {isOfAllFields && (
        <HouseIndex
          locale={locale}
          menu={menu}
          positions={positions.items}
          country={country}
          payCountry={payCountry}
        />
      )}
      {isOfAllFields ? (
        <Fold
          isTitleNarrow
          title={<h3 className="text-h4">{t('byName')}</h3>}
          className="border-rule max-sm:border-y"
        >
          <PositionIndex
            {...catalogue}
            country={country}
            isPayShown={(country ?? payCountry?.where) !== undefined}
          />
        </Fold>
      ) : (
        <PositionCatalogue {...catalogue} isPayShown={country !== undefined} />
      )}
    </ListScreen>
  )
}

interface PositionCatalogueProps {
  locale: Locale
  positions: readonly Position[]
  /** In their order. */
  fields: readonly Category[]
  isPayShown: boolean
}

/** As a catalogue has them: by field of work, each with what it is. */
function PositionCatalogue({ positions, fields, ...others }: PositionCatalogueProps) {
  const orderOf = (field: string) => fields.findIndex(({ title }) => title === field)
  const groups = [...Map.groupBy(positions, ({ field }) => field)].toSorted(
    ([one], [other]) => orderOf(one) - orderOf(other),
  )
  return groups.map(([field, ofField]) => (
    <section key={field} className="mb-8">
      {/* One alone is what the page is about, and named by its title. */}
      <h3 className={groups.length > 1 ? 'mb-3 text-h3' : 'sr-only'}>{field}</h3>
      <ul className="border-t border-ink">
        {ofField.map((position) => (
          <li key={position.slug} className="catalogue-row gap-y-1 border-b border-rule py-5">
            <PositionRow position={position} {...others} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface PositionRowProps {
  locale: Locale
  position: Position
  isPayShown: boolean
}

function PositionRow({ locale, position, isPayShown }: PositionRowProps) {
  const t = useTranslations('staff.pay')
  const { slug, title, lead, pay } = position
  return (
    <>
      <h4 className="min-w-0 text-h4">
        <TextLink
          href={localizedPath(locale, PATHS.staff(slug))}
          className="inline-flex min-h-11 items-center row-link sm:min-h-0"
        >
          {title}
        </TextLink>
      </h4>
      <div className="min-w-0 max-w-measure">
        {lead && <p className="text-muted">{lead}</p>}
        {isPayShown && pay && (
          <p className="mt-1">
            {t('amount')}: {withUnbrokenRange(formatSalary(pay, locale))}
          </p>
        )}
      </div>
    </>
  )
}

function NoPositions({ locale, isFiltered }: { locale: Locale; isFiltered: boolean }) {
  const t = useTranslations('staff')
  const words = useTranslations('vocabulary')
  const site = useTranslations('site')
  return (
    <EmptyState
      title={isFiltered ? t('noneFound') : t('none')}
      text={t('noneText')}
      picture={<EmptyIllustration />}
    >
      <EnquiryLink locale={locale} kind="callback" type="staff">
        {words('callback')}
      </EnquiryLink>
      {isFiltered && (
        <CampaignLink href={listHref(locale, 'positions')} className={buttonClass('secondary')}>
          {site('nav.allStaff')}
        </CampaignLink>
      )}
    </EmptyState>
  )
}
