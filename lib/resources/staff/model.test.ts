import { expect, test } from 'vitest'
import { mostNamed } from './model.ts'

test('what is named most comes first, and equals keep the order of the menu', () => {
  const pages = ['Nanny', 'Cook', 'Butler', 'Valet'].map((title) => ({ slug: title, title }))
  const texts = ['Butler in Paris', 'BUTLER', 'Cook', 'A nanny for two']
  expect(mostNamed(pages, texts).map(({ title }) => title)).toEqual([
    'Butler',
    'Cook',
    'Nanny',
    'Valet',
  ])
})
