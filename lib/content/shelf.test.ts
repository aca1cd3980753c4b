import { chmodSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openShelf } from './shelf.ts'

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'shelf-'))

test('what is kept is there for another process of the same build, and for no other build', () => {
  const dir = join(emptyFolder(), 'content-cache')
  const value = { title: 'Няня — “nanny”', nothing: undefined, infinite: Infinity, list: [1, null] }
  const first = openShelf({ dir, build: 'one' })
  expect(first.find('a')).toBeUndefined()
  const second = openShelf({ dir, build: 'one' })
  expect(first.keep([['a', value]])).toBe(true)
  expect(second.find('a')).toEqual(value)
  // What two have worked out is the same.
  expect(second.keep([['a', value]])).toBe(true)
  expect(openShelf({ dir, build: 'other' }).find('a')).toBeUndefined()
})

test('what nobody has any more is let go, and so are the files of builds long gone', () => {
  const dir = emptyFolder()
  const shelf = openShelf({ dir, build: 'one' })
  shelf.keep([
    ['a', 1],
    ['b', 2],
  ])
  shelf.keepOnly(new Set(['a', 'never kept', 'neither']))
  expect(shelf.find('b')).toBe(2)
  shelf.keepOnly(new Set(['a']))
  expect([shelf.find('a'), shelf.find('b')]).toEqual([1, undefined])
  shelf.keepOnly(new Set([]))
  expect(shelf.find('a')).toBeUndefined()

  for (const name of ['gone.sqlite', 'recent.sqlite']) writeFileSync(join(dir, name), '')
  utimesSync(join(dir, 'gone.sqlite'), 1, 1)
  openShelf({ dir, build: 'two' })
  expect(readdirSync(dir)).toEqual(expect.arrayContaining(['one.sqlite', 'recent.sqlite']))
  expect(readdirSync(dir)).not.toContain('gone.sqlite')
})

test.each([
  ['that is no folder', (dir: string) => writeFileSync(join(dir, 'cache'), '')],
  ['that cannot be written to', (dir: string) => chmodSync(dir, 0o500)],
])('a place %s is done without', (_, spoil) => {
  const folder = emptyFolder()
  spoil(folder)
  const shelf = openShelf({ dir: join(folder, 'cache'), build: 'one' })
  expect(shelf.keep([['a', 1]])).toBe(true)
  expect(shelf.find('a')).toBe(1)
})

test('without a build, as while developing, nothing outlasts the process', () => {
  const dir = emptyFolder()
  openShelf({ dir, build: undefined }).keep([['a', 1]])
  expect(readdirSync(dir)).toEqual([])
})

test('a file that is damaged is begun anew', () => {
  const dir = emptyFolder()
  writeFileSync(join(dir, 'one.sqlite'), 'no database, but a text that is long enough'.repeat(50))
  openShelf({ dir, build: 'one' }).keep([['a', 1]])
  expect(openShelf({ dir, build: 'one' }).find('a')).toBe(1)
})
