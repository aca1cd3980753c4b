import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { sanitizeHtml } from './sanitize.ts'
import { toSafeHtml } from './to-safe-html.ts'

it.each([
  ['<p>в "<em>доме</em>" - не в саду</p>', '<p>в~«<em>доме</em>»~— не~в~саду</p>'],
  ['<p>"<strong>Дом</strong></p><p>сад"</p>', '<p>"<strong>Дом</strong></p><p>сад"</p>'],
  ['<p>от 20 <strong>000 ₽</strong></p>', '<p>от~20~<strong>000~₽</strong></p>'],
  [
    '<a href="/staff/a-b?c=1&amp;d=%D0%B2 и">и на</a> дом',
    '<a href="/staff/a-b?c=1&amp;d=%D0%B2 и">и~на</a>~дом',
  ],
  ['<p>"Q&amp;A" и &lt;b&gt; "x"</p>', '<p>«Q&amp;A» и &lt;b&gt; «x»</p>'],
  [
    '<table><tbody><tr><td>"a"</td><td>в дом</td></tr></tbody></table>',
    '<table><tbody><tr><td>«a»</td><td>в~дом</td></tr></tbody></table>',
  ],
])('sets the text of %s', (markup, set) => {
  expect(toSafeHtml(markup, 'ru').replaceAll('\u00a0', '~')).toBe(set)
})

it('leaves no short word alone at the end of a long paragraph, and holds no more than that', () => {
  const long = 'A family that hires for the first time reads this page from its top, and then'
  const endOf = (text: string) => toSafeHtml(`<p>${long} ${text}</p>`, 'en').slice(-24, -4)
  expect(endOf('asks us.')).toMatch(/then asks\u00a0us\.$/)
  expect(endOf('asks somebody else.')).not.toContain('\u00a0')
  expect(toSafeHtml('<p>Ask us.</p>', 'en')).toBe('<p>Ask us.</p>')
})

const TAGS_AND_ENTITIES = /<[^>]*>|&\w+;/g

it('leaves every tag, and what is set already', () => {
  const part = fc.constantFrom(
    ...['<p>', '</p>', '<em>', '</em>', '<a href="/a b - c">', '</a>', '<h2>', '</h2>', '<li>'],
    ...['в', 'дом', 'же', "it's", '"', "'", ' ', ' - ', '5', '000', '%', '&amp;', '&lt;', '&quot;'],
  )
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom(...LOCALES), (parts, locale) => {
      const plain = sanitizeHtml(parts.join(''))
      const set = toSafeHtml(plain, locale)
      expect(toSafeHtml(set, locale)).toBe(set)
      expect(set.match(TAGS_AND_ENTITIES)).toEqual(plain.match(TAGS_AND_ENTITIES))
    }),
    { numRuns: 2_000 },
  )
})
