import { z } from 'zod'
import { DEMONSTRATION_KEY } from '#lib/config/demonstration.ts'
import { isRecord } from '#lib/http/foreign-json.ts'
import type { ContentFolder } from '#lib/resources/definition.ts'
import { CONTENT_FOLDERS } from '#lib/resources/resources.ts'
import { DRAFT_FIELD } from '../preview.ts'
import { unwrap } from '../schema-shape.ts'
import type { SourceFile } from '../source-files.ts'

/** A kind of content as a table: a row an item, known by the field that its file is named after. */
export interface Table {
  folder: ContentFolder
  /** The fields of the kind, and those that the loader itself knows. */
  schema: z.ZodObject
  key: string
}

/** What the loader takes away before the kind of content is asked. */
const LOADER_FIELDS = {
  [DRAFT_FIELD]: z.boolean().optional(),
  [DEMONSTRATION_KEY]: z.boolean().optional(),
}

/** The kinds that have many items of a shape. */
export function listTables(): Table[] {
  const folders: readonly ContentFolder[] = CONTENT_FOLDERS
  return folders.flatMap((folder) => {
    const schema = unwrap(folder.schema)
    if (!(schema instanceof z.ZodObject)) return []
    const { field: key } = folder.fileNameOf({})
    return key ? [{ folder, key, schema: schema.extend(LOADER_FIELDS) }] : []
  })
}

export function findTable(name: string | undefined): Table | undefined {
  return listTables().find(({ folder }) => folder.name === name)
}

/** The items as they are written, by the name of their file; numbers in their order. */
export function itemsOf({ folder }: Table, files: readonly SourceFile[]) {
  return files
    .filter((file) => file.folder === folder.name && isRecord(file.tree))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
}
