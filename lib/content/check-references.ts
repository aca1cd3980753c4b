import type { Fault } from './fault.ts'
import type { Folder } from './item-schemas.ts'
import type { Entries, Entry } from './parse-items.ts'
import type { SourceFile } from './source-files.ts'

interface Reference {
  file: string
  field: string
  slug: string
  folder: Folder
}

/** Slugs that name no item. An item with faults of its own still counts as there. */
export function checkReferences(files: readonly SourceFile[], entries: Entries): Fault[] {
  const known = new Set(files.map(({ folder, name }) => `${folder}/${name}`))
  return listReferences(entries)
    .filter(({ folder, slug }) => !known.has(`${folder}/${slug}`))
    .map(({ file, field, folder, slug }) => ({
      file,
      field,
      message: `there is no ${folder}/${slug}.yaml`,
    }))
}

function listReferences(entries: Entries): Reference[] {
  return [
    ...entries.settings.flatMap((entry) =>
      refer(
        entry,
        'offices.*.country_slug',
        entry.item.offices.map(({ country_slug }) => country_slug),
        'countries',
      ),
    ),
    ...entries.categories.flatMap((entry) => refer(entry, 'pages.*', entry.item.pages, 'staff')),
    ...entries.staff.flatMap((entry) => [
      ...refer(entry, 'countries.*', entry.item.countries, 'countries'),
      ...refer(entry, 'related.*', entry.item.related, 'staff'),
      ...refer(
        entry,
        'salary_guide.*.country_slug',
        entry.item.salary_guide.map(({ country_slug }) => country_slug),
        'countries',
      ),
    ]),
    ...entries.candidates.flatMap((entry) => [
      ...refer(entry, 'category', [entry.item.category], 'categories'),
      ...refer(entry, 'countries.*', entry.item.countries, 'countries'),
    ]),
    ...entries.vacancies.flatMap((entry) => [
      ...refer(entry, 'category', entry.item.category ? [entry.item.category] : [], 'categories'),
      ...refer(entry, 'countries.*', entry.item.countries, 'countries'),
    ]),
    ...entries.blog.flatMap((entry) => refer(entry, 'related.*', entry.item.related, 'blog')),
  ]
}

function refer(
  { file }: Entry<unknown>,
  field: string,
  slugs: readonly string[] = [],
  folder: Folder,
): Reference[] {
  return slugs.map((slug, index) => ({
    file: file.label,
    field: field.replace('*', String(index)),
    slug,
    folder,
  }))
}
