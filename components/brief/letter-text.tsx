import { Button } from '#components/ui/button/button.tsx'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CARET_DOWN } from '#components/ui/icon/icon-shapes.ts'
import type { AnswerName } from '#lib/i18n/pages.ts'
import type { BriefAnswers, LetterChoices, LetterPart } from '#lib/resources/brief/model.ts'

interface LetterTexts {
  /** Whose name heads the paper. */
  addressee: string
  date: string
  greeting: string
  closing: string
  yours: string
  hint: string
  /** Where no script follows what is chosen. */
  show: string
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
    <div>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule pb-2 print:mb-0 print:border-0 print:pb-0">
        <p className="print:hidden">{texts.addressee}</p>
        <p className="ml-auto font-sans text-small text-muted">{texts.date}</p>
      </div>
      <p>{texts.greeting}</p>
      <p className="mt-2 font-sans text-small text-muted print:hidden">{texts.hint}</p>
      <p className="mt-3">
        {parts.map((part, index) => {
          const before = parts[index - 1]
          const after = parts[index + 1]
          if ('text' in part) {
            const end = part.text.length - shortWord(part, after).length
            // Few words between two choices are not torn apart.
            return part.text
              .slice(markOf(before, part).length, end)
              .replaceAll(/(?<=\S) (?=\S)/g, '\u00A0')
          }
          const { answer } = part
          // No break beside a choice is forbidden by a space: what belongs to it stands in its line.
          return (
            <span key={answer} className="inline-flex max-w-full items-baseline">
              {shortWord(before, part).replace(' ', '\u00A0')}
              <span className="relative min-w-0">
                <select
                  name={answer}
                  aria-label={texts.labels[answer]}
                  defaultValue={answers[answer]}
                  className="letter-choice"
                >
                  {choices[answer].map(({ value, text, title }) => (
                    <option key={value} value={value} data-title={title}>
                      {text}
                    </option>
                  ))}
                </select>
                <Icon
                  shape={CARET_DOWN}
                  className="pointer-events-none absolute inset-y-0 right-0 size-3 h-full text-ember print:hidden"
                />
              </span>
              {markOf(part, after)}
            </span>
          )
        })}
      </p>
      <p className="mt-4 text-balance">{texts.closing}</p>
      <p className="mt-4">{texts.yours}</p>
      <p className="mt-8 w-48 max-w-full border-b border-field" />
      <noscript>
        <p className="mt-6 font-sans text-body print:hidden">
          <Button type="submit" tone="secondary">
            {texts.show}
          </Button>
        </p>
      </noscript>
    </div>
  )
}

/** The comma or the full stop behind a choice, which is not to begin a line of its own. */
function markOf(choice: LetterPart | undefined, part: LetterPart | undefined): string {
  if (!choice || !part || !('answer' in choice) || !('text' in part)) return ''
  return /^[.,;:]/.exec(part.text)?.[0] ?? ''
}

/** The article before a choice, which is not to end a line. */
function shortWord(part: LetterPart | undefined, choice: LetterPart | undefined): string {
  if (!choice || !part || !('answer' in choice) || !('text' in part)) return ''
  return /(?<=\s)\S{1,2} $/.exec(part.text)?.[0] ?? ''
}
