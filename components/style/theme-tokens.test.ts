import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listTokens } from './theme-tokens.ts'

const css = readFileSync('app/globals.css', 'utf8')

test('tokens are read from the theme of the site, in its order', () => {
  const names = listTokens(css, 'color').map(({ name }) => name)
  expect(names.slice(0, 4)).toEqual(['transparent', 'current', 'paper', 'sand'])
  expect(names).toContain('error-on-evergreen')
  expect(listTokens(css, 'container')).toContainEqual({ name: 'page', value: '1240px' })
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
