import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keepAssets, whyNoArtefact } from './previous-builds.ts'

const root = mkdtempSync(join(tmpdir(), 'artefacts-'))
beforeEach(() => rmSync(root, { recursive: true, force: true }))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** An artefact whose build is named like its folder. */
function artefact(id: string, files: readonly string[]): string {
  const folder = join(root, id)
  for (const file of [...files, '.next/BUILD_ID', 'public/favicon.ico', '.next/static/all.js']) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), id)
  }
  return folder
}

const chunk = (id: string) => `.next/static/chunks/${id}.js`

test('what pages of earlier builds ask for goes along, and nothing of its own is replaced', () => {
  const first = artefact('1', [chunk('1'), 'public/fonts/serif.0a1b2c3d.woff2', 'public/old.txt'])
  const second = artefact('2', [chunk('2')])
  expect(keepAssets(first, second).files).toBe(2)
  expect(readFileSync(join(second, chunk('1')), 'utf8')).toBe('1')
  expect(readFileSync(join(second, '.next/static/all.js'), 'utf8')).toBe('2')
  expect(readFileSync(join(second, 'public/favicon.ico'), 'utf8')).toBe('2')
  expect(existsSync(join(second, 'public/fonts/serif.0a1b2c3d.woff2'))).toBe(true)
  // What is not named after its content was taken away on purpose.
  expect(existsSync(join(second, 'public/old.txt'))).toBe(false)

  const third = artefact('3', [chunk('3')])
  keepAssets(second, third)
  expect([chunk('1'), chunk('2')].filter((file) => existsSync(join(third, file)))).toHaveLength(2)

  // To go back is to keep what is left the other way round, however often.
  for (let time = 0; time < 2; time += 1) {
    const { builds } = keepAssets(third, second)
    expect(builds.map(({ id }) => id)).toEqual(['3', '1'])
  }
  expect(readFileSync(join(second, chunk('3')), 'utf8')).toBe('3')
})

test('there is an end to what is kept', () => {
  let before = artefact('0', [chunk('0')])
  for (let number = 1; number <= 12; number += 1) {
    const next = artefact(String(number), [chunk(String(number))])
    keepAssets(before, next)
    before = next
  }
  const kept = Array.from({ length: 13 }, (_, number) => number).filter((number) =>
    existsSync(join(before, chunk(String(number)))),
  )
  expect(kept).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('a folder that is no artefact is named', () => {
  expect(whyNoArtefact(root)).toBe(`${root} is no packaged site`)
  expect(whyNoArtefact(artefact('1', []))).toBeUndefined()
})
