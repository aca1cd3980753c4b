import { policySlugSchema } from '#lib/resources/policies/wire.ts'
import type { Fault } from './fault.ts'
import type { Folder } from './item-schemas.ts'
import type { Entries, Entry } from './parse-items.ts'
import type { SourceFile } from './source-files.ts'

const REQUIRED_FILES: readonly { folder: Folder; name: string }[] = [
  { folder: 'settings', name: 'settings' },
  ...policySlugSchema.options.map((name) => ({ folder: 'policies' as const, name })),
]

/** Files that are not named as their item, files that are missing, ids that stand twice. */
export function checkNames(root: string, files: readonly SourceFile[], entries: Entries): Fault[] {
  const { countries, categories, staff, candidates, blog, policies } = entries
  const slugged: Entry<{ slug: string }>[] = [
    ...countries,
    ...categories,
    ...staff,
    ...candidates,
    ...blog,
    ...policies,
  ]
  return [
    ...REQUIRED_FILES.filter(
      ({ folder, name }) => !files.some((file) => file.folder === folder && file.name === name),
    ).map(({ folder, name }) => ({
      file: `${root}/${folder}/${name}.yaml`,
      field: '',
      message: 'the file is missing',
    })),
    ...entries.settings.flatMap((entry) => checkName(entry, '', 'settings')),
    ...slugged.flatMap((entry) => checkName(entry, 'slug', entry.item.slug)),
    ...entries.vacancies.flatMap((entry) => checkName(entry, 'id', entry.item.id)),
    ...countries.flatMap(({ file, item }, index) =>
      countries.slice(0, index).some((other) => other.item.id === item.id)
        ? [{ file: file.label, field: 'id', message: `another country has the id ${item.id}` }]
        : [],
    ),
  ]
}

function checkName({ file }: Entry<unknown>, field: string, name: string): Fault[] {
  return file.name === name
    ? []
    : [{ file: file.label, field, message: `the file must be named ${name}.yaml` }]
}
