import type { Figure } from '#lib/resources/information/model.ts'

/** What matters most on a page of text, said large, across the page. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <div className="on-evergreen bg-evergreen text-paper">
      <div className="page-width">
        <ul className="grid gap-x-column gap-y-3 py-8 sm:grid-cols-3 lg:ml-[calc(25%+var(--spacing-column)/4)] print:py-2">
          {figures.map(({ figure, text }) => (
            <li key={text} className="flex items-baseline gap-x-4 sm:block">
              <b className="w-28 shrink-0 font-serif text-h1 font-normal sm:block sm:w-auto">
                {figure}
              </b>{' '}
              <span className="mt-2 text-balance text-sand sm:block">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
