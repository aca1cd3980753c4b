// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import messages from '#messages/ru.json'
import { PostMeta } from './post-meta.tsx'

const POST = {
  slug: 'leaving-well',
  title: 'Как уйти хорошо',
  excerpt: '',
  publishedAt: '2026-01-15',
  readingMinutes: 22,
  tags: [],
  belongings: [],
}

afterEach(cleanup)

describe('PostMeta', () => {
  it('counts minutes as Russian does', () => {
    expect(textOf(POST)).toBe('15 января 2026 г. 22 минуты чтения')
  })

  it('names a later day of change, and the author and topics where they are known', () => {
    const post = { ...POST, updatedAt: '2026-02-01', author: 'Клер Дезормель', tags: ['Право'] }
    expect(textOf(post)).toBe(
      '15 января 2026 г. 22 минуты чтения Обновлено 1 февраля 2026 г. Клер Дезормель Право',
    )
  })

  it('does not repeat the day of publication as a change', () => {
    expect(textOf({ ...POST, updatedAt: '2026-01-15T18:00:00Z' })).not.toContain('Обновлено')
  })
})

function textOf(post: Parameters<typeof PostMeta>[0]['post']): string {
  render(
    <NextIntlClientProvider locale="ru" messages={messages}>
      <div data-testid="meta">
        <PostMeta locale="ru" post={post} />
      </div>
    </NextIntlClientProvider>,
  )
  const parts = [...screen.getByTestId('meta').querySelectorAll('p, ul')]
  return parts.map((part) => part.textContent?.replaceAll(/\s+/g, ' ')).join(' ')
}
