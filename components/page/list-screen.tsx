import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RESULTS_ID } from '#components/ui/page/filter-form.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Pager } from '#components/ui/page/pager.tsx'
import type { Paged } from '#lib/http/paging.ts'
import { listHref, pageHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListKindName } from '#lib/i18n/pages.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { Landing } from '#lib/resources/landings.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { LandingLinks } from './landing-links.tsx'
import { listTexts } from './list-texts.ts'

interface ListScreenProps {
  locale: Locale
  kind: ListKindName
  filter?: ListFilter
  shell: Shell
  found: Paged<unknown>
  /** Narrower and neighbouring lists that hold something. */
  landings: readonly Landing[]
  picture: ReactNode
  form: ReactNode
  /** The number of all that was found, in words. */
  count: string
  /** What there is instead, and what to do next. */
  empty: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A list that can be narrowed: what narrows it in the narrow column, what it holds in the wide one. */
export async function ListScreen(props: ListScreenProps) {
  const { locale, kind, filter, shell, found, landings } = props
  const words = await getTranslations('vocabulary')
  const { page, lastPage, total } = found
  const { title, lead } = await listTexts(kind, locale, { filter, shell, total })
  return (
    <>
      <PageHead
        eyebrow={page > 1 ? words('page', { page, lastPage }) : undefined}
        title={title}
        lead={lead}
        picture={props.picture}
      />
      <div className="page-width page-grid items-start gap-y-6 pt-5 pb-section sm:gap-y-10 sm:pt-10 lg:pt-14">
        <div className="beside min-w-0 lg:col-span-3">{props.form}</div>
        <div id={RESULTS_ID} tabIndex={-1} className="min-w-0 outline-none lg:col-span-9">
          {found.items.length > 0 ? (
            <>
              <h2 className="mb-4 text-h3">{props.count}</h2>
              {props.children}
            </>
          ) : (
            props.empty
          )}
          <Pager
            label={words('pages')}
            previous={words('previous')}
            next={words('next')}
            nameOf={(number) => words('pageNumber', { page: number })}
            page={page}
            lastPage={lastPage}
            href={(number) => pageHref(listHref(locale, kind, filter), number)}
          />
          <LandingLinks
            locale={locale}
            kind={kind}
            filter={filter}
            shell={shell}
            landings={landings}
          />
        </div>
      </div>
    </>
  )
}
