import { CampaignLink } from '#components/ui/link/campaign.tsx'

interface PagerProps {
  label: string
  previous: string
  next: string
  /** What a link to a page is called: a number alone says nothing to a screen reader. */
  nameOf: (page: number) => string
  page: number
  lastPage: number
  href: (page: number) => string
}

const STEP = 'link inline-flex min-h-11 items-center'

export function Pager({ label, previous, next, nameOf, page, lastPage, href }: PagerProps) {
  if (lastPage === 1) return null
  return (
    <nav
      aria-label={label}
      className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden"
    >
      {page > 1 && (
        <CampaignLink href={href(page - 1)} className={STEP}>
          {previous}
        </CampaignLink>
      )}
      <ol
        className={`flex flex-wrap gap-1 tabular-nums max-sm:order-first max-sm:gap-0 ${page > 1 ? 'max-sm:w-full' : ''}`}
      >
        {nearbyPages(page, lastPage).map((number) => (
          <li key={number}>
            {number === page ? (
              <span
                aria-current="page"
                className="grid size-11 place-items-center border-b-2 border-ember"
              >
                <PageNumber number={number} name={nameOf(number)} />
              </span>
            ) : (
              <CampaignLink
                href={href(number)}
                className="grid size-11 place-items-center border-b-2 border-transparent hover:text-ember"
              >
                <PageNumber number={number} name={nameOf(number)} />
              </CampaignLink>
            )}
          </li>
        ))}
      </ol>
      {page < lastPage && (
        <CampaignLink href={href(page + 1)} className={STEP}>
          {next}
        </CampaignLink>
      )}
    </nav>
  )
}

function PageNumber({ number, name }: { number: number; name: string }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{number}</span>
    </>
  )
}

/** The first page, the last, and the two on either side of the current one. */
function nearbyPages(page: number, lastPage: number): number[] {
  const all = Array.from({ length: lastPage }, (_, index) => index + 1)
  return all.filter((n) => n === 1 || n === lastPage || Math.abs(n - page) <= 2)
}
