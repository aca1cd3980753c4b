import type { ContentFolder } from '#lib/resources/definition.ts'
import type { Fault } from './fault.ts'
import type { Entry } from './parse-folder.ts'
import type { SourceFile } from './source-files.ts'

/** Files that are not named as their item, files that are missing, numbers that stand twice. */
export function checkNames(
  root: string,
  files: readonly SourceFile[],
  folder: ContentFolder,
  entries: readonly Entry[],
): Fault[] {
  const present = new Set(
    files.filter((file) => file.folder === folder.name).map(({ name }) => name),
  )
  const missing = (folder.requiredFiles ?? []).filter((name) => !present.has(name))
  return [
    ...missing.map((name) => ({
      file: `${root}/${folder.name}/${name}.yaml`,
      field: '',
      message: 'the file is missing',
    })),
    ...entries.flatMap(({ file, head }) => {
      const { field, name } = folder.fileNameOf(head)
      if (file.name === name) return []
      return { file: file.label, field, message: `the file must be named ${name}.yaml` }
    }),
    ...listRepeatedIds(folder, entries),
  ]
}

function listRepeatedIds({ uniqueId }: ContentFolder, entries: readonly Entry[]): Fault[] {
  if (!uniqueId) return []
  const seen = new Set<number>()
  return entries.flatMap(({ file, head }) => {
    const id = uniqueId(head)
    if (seen.has(id))
      return { file: file.label, field: 'id', message: `another item has the id ${id}` }
    seen.add(id)
    return []
  })
}
