import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { toPortablePattern } from './portable-pattern.ts'

test.each([
  ['^\\d{5,15}$', '^[0-9]{5,15}$'],
  ['^[\\w-]{1,64}$', '^[A-Za-z0-9_-]{1,64}$'],
  ['^image\\/[\\w.+-]+$', '^image/[A-Za-z0-9_.+-]+$'],
  ['^\\+\\d{1,15}$', '^\\+[0-9]{1,15}$'],
])('%s is written as %s', (pattern, portable) => {
  expect(toPortablePattern(pattern)).toBe(portable)
})

test.each(['^\\p{Lu}$', '(?<=a)b', '(?<name>a)', '\\bword', '(?i)a', '^\\u0041$'])(
  '%s is refused, since engines differ on it',
  (pattern) => expect(() => toPortablePattern(pattern)).toThrow('not every engine'),
)

it('takes whatever the pattern of the site takes, and no sign of ASCII more', () => {
  const patterns = [
    '^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$',
    '^(?:[\\t\\n\\r]|[^\\p{Cc}\\p{Cs}])*$',
    '^[^\\s\\p{Cc}]*$',
    '^\\P{Cc}*$',
  ]
  for (const pattern of patterns) {
    const ours = new RegExp(pattern, 'u')
    const portable = new RegExp(toPortablePattern(pattern))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => !ours.test(text) || portable.test(text)),
    )
    for (let code = 0; code < 128; code += 1) {
      const text = `a${String.fromCharCode(code)}`
      expect(portable.test(text), `${pattern} and ${code}`).toBe(ours.test(text))
    }
  }
})
