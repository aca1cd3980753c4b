import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, isBlank, toLine } from './cut-text.ts'

const INVISIBLE = [
  '\u200B',
  '\u3164',
  '\u2800',
  '\u00AD',
  '\u200F',
  '\u2060',
  '\uFEFF',
  '\u{E0020}',
]
const CHARACTERS = ['a', 'Я', '👩‍👩‍👧‍👦', '🇬🇧', 'é', 'क्षि', '👍🏽', '\r\n', '𝒜', '\u200B', '5️⃣', ' ']
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...CHARACTERS),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
})
const charactersOf = (of: string) =>
  Array.from(new Intl.Segmenter().segment(of), ({ segment }) => segment)

describe('isBlank', () => {
  it.each(['', ' ', '\t\r\n', '\u00A0\u3000', ...INVISIBLE, INVISIBLE.join(' ')])(
    'says so of %j',
    (blank) => {
      expect(isBlank(blank)).toBe(true)
    },
  )

  it.each(['a', '.', '+', '0', '\u0301', '👍', ...INVISIBLE.map((character) => `${character}Я`)])(
    'does not say so of %j',
    (shown) => {
      expect(isBlank(shown)).toBe(false)
    },
  )
})

describe('cutText', () => {
  it('cuts between characters as they are seen, wherever the limit falls', () => {
    fc.assert(
      fc.property(text, fc.nat(40), (whole, limit) => {
        const cut = cutText(whole, limit)
        expect(cut.length).toBeLessThanOrEqual(limit)
        expect(whole.startsWith(cut)).toBe(true)
        expect(cut.isWellFormed()).toBe(true)
        const [first = ''] = charactersOf(whole)
        if (first.length <= limit) {
          const kept = charactersOf(cut)
          expect(kept).toEqual(charactersOf(whole).slice(0, kept.length))
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('leaves room for no further character', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (whole, limit) => {
        const cut = cutText(whole, limit)
        const [next = ''] = charactersOf(whole.slice(cut.length))
        if (cut !== whole) expect(cut.length + next.length).toBeGreaterThan(limit)
      }),
    )
  })

  it.each([298, 299, 300, 301])('keeps an emoji whole or leaves it out at %i', (before) => {
    const cut = cutText(`${'t'.repeat(before)}👩‍🍳!`, 300)
    expect(cut).toBe('t'.repeat(Math.min(before, 300)))
  })

  it('cuts within a character only where the text is one, and then between its parts', () => {
    expect(cutText(`a${'\u0301'.repeat(20)}`, 5)).toBe(`a${'\u0301'.repeat(4)}`)
    expect(cutText(`👩${'\u200D👩'.repeat(9)}`, 4)).toBe('👩\u200D')
  })
})

describe('toLine', () => {
  it('is one line that can be stored and sent, whatever the text is', () => {
    const any = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...CHARACTERS, '\ud83d', '\u0000'),
        fc.string({ unit: 'binary' }),
      ),
    })
    fc.assert(
      fc.property(any, fc.nat(60), (whole, limit) => {
        const line = toLine(whole, limit)
        expect(line.length).toBeLessThanOrEqual(limit)
        expect(line.isWellFormed()).toBe(true)
        expect(line).not.toMatch(/\p{Cc}|^\s|\s$/u)
      }),
      { numRuns: 2_000 },
    )
  })
})
