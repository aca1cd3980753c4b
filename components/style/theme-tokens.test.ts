import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, contrastUse, listTokens } from './theme-tokens.ts'

const css = readFileSync('app/globals.css', 'utf8')

test('tokens are read from the theme of the site, in its order', () => {
  const names = listTokens(css, 'color').map(({ name }) => name)
  expect(names.slice(0, 4)).toEqual(['transparent', 'current', 'paper', 'sand'])
  expect(names).toContain('error-on-evergreen')
  expect(listTokens(css, 'container')).toContainEqual({ name: 'page', value: '77.5rem' })
})

test('what belongs to a token is no token itself, nor is what takes the defaults away', () => {
  const names = listTokens(css, 'text').map(({ name }) => name)
  expect(names).toContain('body')
  expect(names.filter((name) => /--|height|spacing/.test(name))).toEqual([])
})

test('only the theme is read', () => {
  expect(listTokens('a { --color-red: red; }\n@theme {\n  --color-ink: #000;\n}', 'color')).toEqual(
    [{ name: 'ink', value: '#000' }],
  )
})

test('a contrast is that of the relative luminances, whichever colour comes first', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ac4812', '#ac4812')).toBe(1)
})

test('a colour in another form has no contrast', () => {
  expect(contrastOf('currentColor', '#ffffff')).toBeUndefined()
})

test('a contrast tells what may be drawn with it', () => {
  expect([4.5, 4.49, 3, 2.99].map(contrastUse)).toEqual([
    'text',
    'controls',
    'controls',
    'decoration',
  ])
})

const COLORS = new Map(listTokens(css, 'color').map(({ name, value }) => [name, value]))

test.each([
  ['ink', ['paper', 'sand', 'orange'], 'text'],
  ['muted', ['paper', 'sand'], 'text'],
  ['ember', ['paper', 'sand'], 'text'],
  ['error', ['paper', 'sand'], 'text'],
  ['success', ['paper', 'sand'], 'text'],
  ['paper', ['evergreen', 'moss', 'ink'], 'text'],
  ['error-on-evergreen', ['evergreen'], 'text'],
  ['field', ['paper', 'sand'], 'controls'],
])('%s has contrast enough on %s for %s', (color, grounds, use) => {
  for (const ground of grounds) {
    const ratio = contrastOf(COLORS.get(color) ?? '', COLORS.get(ground) ?? '') ?? 0
    expect(ratio).toBeGreaterThanOrEqual(use === 'text' ? 4.5 : 3)
  }
})
