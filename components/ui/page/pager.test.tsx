// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Pager } from './pager.tsx'

afterEach(cleanup)

describe('Pager', () => {
  it('calls every number a page, the one that is open as well', () => {
    render(
      <Pager
        label="Pages"
        previous="Previous page"
        next="Next page"
        nameOf={(page) => `Page ${page}`}
        page={2}
        lastPage={3}
        href={(page) => `/blog?page=${page}`}
      />,
    )
    const items = within(screen.getByRole('list'))
    const names = items.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(names).toEqual(['/blog?page=1', '/blog?page=3'])
    expect(items.getByRole('link', { name: 'Page 3' })).toBeTruthy()
    expect(items.getByText('Page 2').closest('[aria-current=page]')).not.toBeNull()
  })
})
