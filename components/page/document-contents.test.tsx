// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DocumentContents } from './document-contents.tsx'

afterEach(cleanup)

describe('DocumentContents', () => {
  it('leads to each section', () => {
    const headings = [
      { id: 'why', text: 'Why' },
      { id: 'how-long', text: 'How long' },
    ]
    render(<DocumentContents label="Contents" headings={headings} />)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['#why', '#how-long'])
  })

  it('is not there for a document without sections', () => {
    render(<DocumentContents label="Contents" headings={[]} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
