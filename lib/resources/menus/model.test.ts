import { describe, expect, it } from 'vitest'
import { type Category, findMinimalPage } from './model.ts'

const MENU: Category[] = [
  { title: 'House', pages: [{ slug: 'butler', title: 'Butler' }] },
  { title: 'Children', pages: [{ slug: 'nanny', title: 'Nanny' }] },
]

describe('findMinimalPage', () => {
  it('knows a page by its place in the menu', () => {
    expect(findMinimalPage(MENU, 'nanny')).toEqual({
      isMinimal: true,
      slug: 'nanny',
      title: 'Nanny',
      categoryTitle: 'Children',
    })
  })

  it('knows nothing of a page that stands in no menu', () => {
    expect(findMinimalPage(MENU, 'astronaut')).toBeUndefined()
  })
})
