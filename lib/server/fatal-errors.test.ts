import { expect, test } from 'vitest'
import { SettingsError } from '#lib/config/settings.ts'
import { describeStartError } from './fatal-errors.ts'

function listenError(code: string, syscall = 'listen'): Error {
  return Object.assign(new Error(`${syscall} ${code}: 127.0.0.1:3000`), { code, syscall })
}

test.each([
  [listenError('EADDRINUSE'), 'PORT: another process listens there already (listen EADDRINUSE'],
  [listenError('EACCES'), 'PORT: this user may not listen there ('],
  [listenError('EADDRNOTAVAIL'), 'HOST: is no address of this machine ('],
  [listenError('ENOTFOUND', 'getaddrinfo'), 'HOST: cannot be found ('],
  [listenError('EMFILE'), 'The site cannot start: listen EMFILE'],
  [listenError('EACCES', 'open'), 'The site cannot start: open EACCES'],
  [new Error('one\n  two\nthree'), 'The site cannot start: one two three'],
  ['a text', 'The site cannot start: a text'],
  [undefined, 'The site cannot start: undefined'],
])('a start that fails is told in one line: %s', (error, line) => {
  const described = describeStartError(error)
  expect(described.startsWith(line)).toBe(true)
  expect(described).not.toContain('\n')
})

test('settings at fault have a line each', () => {
  const error = new SettingsError(['PORT: must be a number', 'GTM_ID: must look like GTM-XXXXXXX'])
  expect(describeStartError(error).split('\n')).toHaveLength(3)
})
