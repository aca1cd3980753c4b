import type { StyleSection } from './style-sections.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

export function StyleIndex({ sections }: { sections: readonly StyleSection[] }) {
  return (
    <nav aria-label={STYLE_TEXTS.index} className="page-width page-grid gap-y-4 pb-16">
      <p className="text-small text-muted lg:col-span-3">{STYLE_TEXTS.index}</p>
      <ol className="border-t border-ink sm:columns-2 sm:gap-x-8 lg:col-span-9">
        {sections.map(({ id, label }, index) => (
          <li key={id} className="break-inside-avoid border-b border-rule">
            <a href={`#${id}`} className="flex gap-4 py-2.5 hover:text-ember">
              <span className="w-6 text-ember tabular-nums">{index + 1}</span>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
