// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PolicyContents } from './policy-screen.tsx'

afterEach(cleanup)

describe('PolicyContents', () => {
  it('leads to each section', () => {
    const headings = [
      { id: 'why', text: 'Why' },
      { id: 'how-long', text: 'How long' },
    ]
    render(<PolicyContents label="Contents" headings={headings} />)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['#why', '#how-long'])
  })

  it('is not there for a document without sections', () => {
    render(<PolicyContents label="Contents" headings={[]} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
