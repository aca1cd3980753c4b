import { Icon } from '#components/ui/icon/icon.tsx'
import { CARET_DOWN } from '#components/ui/icon/icon-shapes.ts'
import type { AnswerName } from '#lib/i18n/pages.ts'
import type { BriefAnswers, LetterChoices, LetterPart } from '#lib/resources/brief/model.ts'

interface LetterTexts {
  /** Of the letter on paper. */
  date: string
  greeting: string
  closing: string
  hint: string
  labels: Readonly<Record<AnswerName, string>>
}

interface LetterTextProps {
  parts: readonly LetterPart[]
  choices: LetterChoices
  answers: BriefAnswers
  texts: LetterTexts
}

/** A letter like any other, some of whose words are chosen from a list. */
export function LetterText({ parts, choices, answers, texts }: LetterTextProps) {
  return (
    <div className="font-serif text-h4">
      <p className="hidden text-right text-small print:block">{texts.date}</p>
      <p>{texts.greeting}</p>
      <p className="mt-2 font-sans text-small text-muted print:hidden">{texts.hint}</p>
      <p className="mt-3">
        {parts.map((part, index) => {
          if ('text' in part) return index > 0 ? part.text.slice(markAfter(part).length) : part.text
          const { answer } = part
          return (
            <span key={answer} className="inline-flex max-w-full items-center">
              <span className="relative min-w-0 py-1">
                <select
                  name={answer}
                  aria-label={texts.labels[answer]}
                  defaultValue={answers[answer]}
                  // As wide as what is chosen, where the browser can.
                  className="field-sizing-content min-h-11 max-w-full appearance-none rounded-sm border border-field bg-sand pr-8 pl-2.5 text-ellipsis sm:pr-10 sm:pl-3 print:border-0 print:px-0"
                >
                  {choices[answer].map(({ value, text, title }) => (
                    <option key={value} value={value} data-title={title}>
                      {text}
                    </option>
                  ))}
                </select>
                <Icon
                  shape={CARET_DOWN}
                  className="pointer-events-none absolute top-5 right-2.5 size-4 sm:right-3 text-muted print:hidden"
                />
              </span>
              {markAfter(parts[index + 1])}
            </span>
          )
        })}
      </p>
      <p className="mt-4">{texts.closing}</p>
    </div>
  )
}

/** The comma or the full stop that is not to begin a line of its own. */
function markAfter(part: LetterPart | undefined): string {
  return (part && 'text' in part && /^[.,;:]/.exec(part.text)?.[0]) || ''
}
