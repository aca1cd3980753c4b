import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuildManifest } from './build-manifest.ts'

test('the manifest names the build of a folder and when it was made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  expect(readBuildManifest(folder)).toBeUndefined()
  writeFileSync(join(folder, 'BUILD_ID'), 'abc\n')
  utimesSync(join(folder, 'BUILD_ID'), 1_700_000_000, 1_700_000_000)
  expect(readBuildManifest(folder)).toEqual({ id: 'abc', timestamp: 1_700_000_000_000 })
  rmSync(folder, { recursive: true })
})
