import { expect, test } from 'vitest'
import { fontsFor, heaviestDrawing } from './budget-looks.ts'

const CSS = `
  @font-face{font-family:A;src:url(/latin.woff2)format("woff2");unicode-range:U+??,U+2009-203A}
  @font-face { src: url("/cyrillic.woff2") format("woff2"); unicode-range: U+0400-045F; }
  @font-face{font-family:B;src:local("Arial");size-adjust:108%}`

test('a page loads the fonts of the letters that stand in it', () => {
  expect(fontsFor(CSS, '<p title="Я">A<script>"Я"</script></p>')).toEqual(['/latin.woff2'])
  expect(fontsFor(CSS, '<p>Я</p>')).toEqual(['/cyrillic.woff2'])
  expect(fontsFor(CSS, '<p>Я — I</p>')).toEqual(['/latin.woff2', '/cyrillic.woff2'])
})

test('the heaviest drawing counts, in bytes', () => {
  expect(heaviestDrawing('<p></p>')).toBe(0)
  expect(heaviestDrawing('<svg></svg><svg><title>Я</title></svg>')).toBe(28)
})
