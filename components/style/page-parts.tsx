import { EmptyIllustration } from '#components/illustrations/empty-illustration.tsx'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Facts } from '#components/ui/page/facts.tsx'
import { Pager } from '#components/ui/page/pager.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { RuledList } from '#components/ui/page/ruled-list.tsx'
import type { SafeHtml } from '#lib/html/safe-html.ts'
import { Specimen } from './specimen.tsx'

const PAGES = [
  [1, 12],
  [6, 12],
  [12, 12],
  [2, 2],
] as const

/** What the pages are built of. `prose` holds all markup that content may have. */
export function PageParts({ prose }: { prose: SafeHtml }) {
  return (
    <>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          label="Breadcrumbs"
          items={[
            { title: 'Home', href: '#page' },
            { title: 'A list', href: '#page' },
            { title: 'A page' },
          ]}
        />
      </Specimen>
      {PAGES.map(([page, lastPage]) => (
        <Specimen key={`${page}/${lastPage}`} name={`Pager, ${page} of ${lastPage}`}>
          <Pager
            label={`Pages ${page}/${lastPage}`}
            previous="Previous"
            next="Next"
            nameOf={(number) => `Page ${number}`}
            href={() => '#page'}
            page={page}
            lastPage={lastPage}
          />
        </Specimen>
      ))}
      <Specimen name="Facts">
        <Facts
          items={[
            { term: 'Known', value: 'A value' },
            { term: 'Unknown: left out', value: undefined },
            { term: 'Long', value: 'Schneeraeumungsverantwortlichenstellvertreterversammlung' },
          ]}
        />
      </Specimen>
      <Specimen name="List">
        <RuledList items={['First', 'Second', 'Third']} isInColumns />
      </Specimen>
      <Specimen name="Empty">
        <EmptyState
          title="Nothing here yet"
          text="And what to do about it."
          picture={<EmptyIllustration kind="tray" />}
        />
      </Specimen>
      <Specimen name="Prose">
        <Prose html={prose} />
      </Specimen>
    </>
  )
}
