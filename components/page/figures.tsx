import type { Figure } from '#lib/resources/information/model.ts'

/** Three digits at most. */
const SHORT = /^\d{1,3}$/

/** What matters most on a page of text, said large, across the page. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <div className="bg-sand">
      <div className="page-width page-grid">
        <ul
          data-short={figures.every(({ figure }) => SHORT.test(figure)) || undefined}
          className="figures grid gap-x-column gap-y-3 py-8 sm:grid-cols-3 lg:col-span-9 lg:col-start-4 print:py-4"
        >
          {figures.map(({ figure, text }) => (
            <li key={text}>
              <b className="font-serif text-h1 font-normal">{figure}</b>{' '}
              <span className="mt-2 max-w-[13.5em] text-balance text-muted">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
