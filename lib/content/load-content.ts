import { basename, resolve } from 'node:path'
import { type Clock, dayOf } from '#lib/server/clock.ts'
import { buildContent } from './build-content.ts'
import { checkNames } from './check-names.ts'
import { checkReferences } from './check-references.ts'
import type { Content } from './content.ts'
import { ContentError, type Fault, foldLanguages } from './fault.ts'
import { parseItems } from './parse-items.ts'
import { listContentFiles, readContentFiles, type SourceFile } from './source-files.ts'

/** The content as of a day, an ISO date. Throws a ContentError that names every fault. */
export function assembleContent(dir: string, files: readonly SourceFile[], today: string): Content {
  const root = basename(resolve(dir))
  const faults: Fault[] = files.flatMap((file) => file.faults)
  const en = parseItems(files, 'en', today, faults)
  const ru = parseItems(files, 'ru', today, faults)
  for (const entries of [en, ru]) {
    faults.push(...checkNames(root, files, entries), ...checkReferences(files, entries))
  }
  const [enSettings, ruSettings] = [en.settings[0]?.item, ru.settings[0]?.item]
  if (faults.length > 0 || !enSettings || !ruSettings) throw new ContentError(foldLanguages(faults))
  return {
    en: buildContent(enSettings, 'en', { en, ru }),
    ru: buildContent(ruSettings, 'ru', { en, ru }),
  }
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
