import { z } from 'zod'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import { listOf } from '#lib/resources/fields.ts'
import { fillIn } from './facts.ts'
import type { Figure } from './model.ts'

export const figuresSchema = listOf(
  z.object({ figure: z.string().min(1), text: z.string().min(1) }),
).describe(
  'Set large at the head of the page; may name figures of the site by {feeShare} and its like',
)

export function toFigures(
  wire: z.output<typeof figuresSchema>,
  locale: Locale,
  facts: Readonly<Record<string, string>>,
): Figure[] {
  return wire.map(({ figure, text }) => ({
    figure: fillIn(figure, facts),
    text: typesetText(fillIn(text, facts), locale),
  }))
}
