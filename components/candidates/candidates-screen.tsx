import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { CategoryIllustration } from '#components/illustrations/category-illustration.tsx'
import { EmptyIllustration } from '#components/illustrations/empty-illustration.tsx'
import { ListScreen } from '#components/page/list-screen.tsx'
import { buttonClass } from '#components/ui/button/button.tsx'
import { CampaignLink } from '#components/ui/link/campaign.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import type { Paged } from '#lib/http/paging.ts'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { FilterName } from '#lib/i18n/pages.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { Landing } from '#lib/resources/landings.ts'
import { findField, type Shell } from '#lib/resources/shell/model.ts'
import { TERMS } from '#lib/resources/terms.ts'
import { CandidateFilterForm } from './candidate-filter-form.tsx'
import { CandidateGrid } from './candidate-grid.tsx'

interface CandidatesScreenProps {
  locale: Locale
  candidates: Paged<CandidateProfile>
  filter?: ListFilter
  shell: Shell
  landings: readonly Landing[]
  /** What the list can be narrowed by. */
  offered: readonly FilterName[]
  /** The codes of the languages that candidates speak. */
  languages: readonly string[]
}

export async function CandidatesScreen(props: CandidatesScreenProps) {
  const { locale, candidates, filter, shell, landings, offered, languages } = props
  const t = await getTranslations('candidates')
  const field = findField(shell.candidatesMenu, filter?.category)
  return (
    <ListScreen
      locale={locale}
      kind="candidates"
      filter={filter}
      shell={shell}
      found={candidates}
      landings={landings}
      picture={<CategoryIllustration slug={field?.slug} icon={field?.icon} />}
      form={
        <CandidateFilterForm
          locale={locale}
          filter={filter}
          shell={shell}
          offered={offered}
          languages={languages}
        />
      }
      count={t('count', { count: candidates.total })}
      empty={<NoCandidates locale={locale} isFiltered={filter !== undefined} />}
    >
      <CandidateGrid locale={locale} profiles={candidates.items} isEager />
    </ListScreen>
  )
}

function NoCandidates({ locale, isFiltered }: { locale: Locale; isFiltered: boolean }) {
  const t = useTranslations('candidates')
  const words = useTranslations('vocabulary')
  const site = useTranslations('site')
  return (
    <EmptyState
      title={isFiltered ? t('noneFound') : t('none')}
      text={isFiltered ? t('noneFoundText', TERMS) : t('noneText')}
      picture={<EmptyIllustration />}
    >
      <EnquiryLink locale={locale} kind="callback" type="staff">
        {words('callback')}
      </EnquiryLink>
      {isFiltered && (
        <CampaignLink href={listHref(locale, 'candidates')} className={buttonClass('secondary')}>
          {site('nav.allCandidates')}
        </CampaignLink>
      )}
    </EmptyState>
  )
}
