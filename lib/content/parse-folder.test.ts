import { expect, test } from 'vitest'
import { candidatesContent } from '#lib/resources/candidates/definition.ts'
import { staffContent } from '#lib/resources/staff/definition.ts'
import { NANNY, writeFixtureContent, writeFixtureFile } from './fixture-content.ts'
import { listContentFiles } from './listed-files.ts'
import { parseFolder } from './parse-folder.ts'
import { readContentFiles, type SourceFile } from './source-files.ts'

const TODAY = '2026-11-27'

function itemsOf(files: readonly SourceFile[], today = TODAY) {
  return new Map(
    [staffContent, candidatesContent]
      .flatMap((folder) => parseFolder(folder, files, 'en', { today }, []))
      .map(({ file, head }) => [file.name, head]),
  )
}

test('a change of one file has no other one checked again', async () => {
  const dir = await writeFixtureContent()
  const files = await readContentFiles(await listContentFiles(dir), [])
  const before = itemsOf(files)
  await writeFixtureFile(dir, 'staff/nanny.yaml', { ...NANNY, title: 'Governess' })
  const after = itemsOf(await readContentFiles(await listContentFiles(dir), files))
  expect(after.get('butler')).toBe(before.get('butler'))
  expect(after.get('nanny')).toMatchObject({ title: 'Governess' })
})

test('a new day has only those files read anew that move with the calendar', async () => {
  const files = await readContentFiles(await listContentFiles(await writeFixtureContent()), [])
  const before = itemsOf(files)
  const after = itemsOf(files, '2026-11-28')
  expect(after.get('butler')).toBe(before.get('butler'))
  expect(before.get('anna')).toMatchObject({ published_at: '2026-11-24' })
  expect(after.get('anna')).toMatchObject({ published_at: '2026-11-25' })
})
