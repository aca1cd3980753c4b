import type { ReactNode } from 'react'

interface QuestionsProps {
  items: readonly { question: string; answer: string; more?: ReactNode }[]
}

/** Questions that unfold to their answers. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className="border-t border-ink">
      {items.map(({ question, answer, more }) => (
        <details key={question} className="group border-b border-rule">
          <summary className="flex cursor-pointer list-none items-baseline justify-between gap-x-6 py-3 hover:text-ember sm:py-5 print:py-1">
            <h3 className="text-h4">{question}</h3>
            <span aria-hidden="true" className="font-serif text-h4 text-ember print:hidden">
              <span className="group-open:hidden">+</span>
              <span className="hidden group-open:inline">–</span>
            </span>
          </summary>
          <div className="max-w-measure pb-6 text-muted print:pb-0">
            <p>{answer}</p>
            {more}
          </div>
        </details>
      ))}
    </div>
  )
}
