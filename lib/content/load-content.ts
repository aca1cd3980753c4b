import { basename, resolve } from 'node:path'
import { type Clock, dayOf } from '#lib/config/clock.ts'
import { type Locale, perLocale } from '#lib/i18n/locales.ts'
import type { AllContent, ContentFolder, LocalContent } from '#lib/resources/definition.ts'
import { CONTENT_FOLDERS } from '#lib/resources/resources.ts'
import { checkNames } from './check-names.ts'
import { checkReferences } from './check-references.ts'
import { ContentError, type Fault, foldLanguages } from './fault.ts'
import { type Entry, parseFolder } from './parse-folder.ts'
import { listContentFiles, readContentFiles, type SourceFile } from './source-files.ts'

type Entries = ReadonlyMap<ContentFolder, readonly Entry[]>

/** The content as of a day, an ISO date. @throws {ContentError} that names every fault */
export function assembleContent(
  dir: string,
  files: readonly SourceFile[],
  today: string,
): AllContent {
  const root = basename(resolve(dir))
  const faults: Fault[] = files.flatMap((file) => file.faults)
  const entries = perLocale((locale) => parseAll(files, locale, today, faults))
  for (const [folder, found] of Object.values(entries).flatMap((local) => [...local])) {
    faults.push(...checkNames(root, files, folder, found), ...checkReferences(files, folder, found))
  }
  if (faults.length > 0) throw new ContentError(foldLanguages(faults))
  return perLocale((locale) => buildLocal(locale, entries))
}

/** The moment, in milliseconds, from which some of it would read otherwise by itself. */
export function nextChange(content: AllContent, now: Date): number {
  const folders: readonly ContentFolder[] = CONTENT_FOLDERS
  const moments = Object.values(content).flatMap((local) =>
    folders.flatMap((folder) => folder.changesAt?.(local.get(folder), now) ?? []),
  )
  return Math.min(...moments)
}

/** Every fault of a content folder, as `content/staff/nanny.yaml: duties.2 (ru): …`. */
export async function listContentFaults(dir: string, clock: Clock): Promise<readonly string[]> {
  try {
    assembleContent(dir, await readContentFiles(await listContentFiles(dir), []), dayOf(clock()))
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}

function parseAll(
  files: readonly SourceFile[],
  locale: Locale,
  today: string,
  faults: Fault[],
): Entries {
  return new Map(
    CONTENT_FOLDERS.map((folder) => [folder, parseFolder(folder, files, locale, today, faults)]),
  )
}

/** Folders are built when they are first asked for, since one may need another. */
function buildLocal(locale: Locale, entries: Readonly<Record<Locale, Entries>>): LocalContent {
  const built = new Map<object, unknown>()
  const itemsOf = (folder: ContentFolder, of: Locale) =>
    (entries[of].get(folder) ?? []).map(({ item }) => item)
  const build = (folder: ContentFolder) =>
    folder.build(itemsOf(folder, locale), {
      content,
      inAllLanguages: perLocale((each) => itemsOf(folder, each)),
    })
  const content: LocalContent = {
    get<Built>(folder: ContentFolder<unknown, Built>): Built {
      if (!built.has(folder)) built.set(folder, build(folder))
      // The map is typed by its keys: what a folder has built is of that folder's type.
      return built.get(folder) as Built
    },
  }
  return content
}
