import { expect, it } from 'vitest'
import { isFilledPath } from './site-path.ts'

it.each(['/contacts', '/blog', '/blog/x', '/vacancies', '/privacy-policy', '/cookies-policy'])(
  'the header is filled on %s',
  (path) => expect(isFilledPath(path)).toBe(true),
)

it.each(['/', '/uae', '/staff/nanny', '/candidate/x', '/blogger'])(
  'the header is plain on %s',
  (path) => expect(isFilledPath(path)).toBe(false),
)
