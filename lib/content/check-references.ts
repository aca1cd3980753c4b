import type { ContentFolder } from '#lib/resources/definition.ts'
import type { Fault } from './fault.ts'
import type { Entry } from './parse-folder.ts'
import type { SourceFile } from './source-files.ts'

/** Names that no item has. An item with faults of its own still counts as there. */
export function checkReferences(
  files: readonly SourceFile[],
  folder: ContentFolder,
  entries: readonly Entry[],
): Fault[] {
  const known = new Set(files.map((file) => `${file.folder}/${file.name}`))
  return entries.flatMap(({ file, head }) =>
    (folder.references?.(head) ?? []).flatMap((reference) =>
      reference.names.flatMap((name, index) =>
        name === undefined || known.has(`${reference.folder}/${name}`)
          ? []
          : {
              file: file.label,
              field: reference.field.replace('*', String(index)),
              message: `there is no ${reference.folder}/${name}.yaml`,
            },
      ),
    ),
  )
}
