import { type Clock, dayOf } from '#lib/config/clock.ts'
import type { Log } from '#lib/log/log.ts'
import type { AllContent } from '#lib/resources/definition.ts'
import { ContentError } from './fault.ts'
import { assembleContent, nextChange } from './load-content.ts'
import {
  type FileStamp,
  listContentFiles,
  readContentFiles,
  type SourceFile,
} from './source-files.ts'

export interface ContentOptions {
  dir: string
  clock: Clock
  log: Log
}

export interface ContentStore {
  /** The content as of now: relative dates move on with the UTC day. */
  read(): AllContent
  /** Another object whenever what is read may be another: new files, a new day, a vacancy closed. */
  generation(): object
  /** Looks for changed files and takes them in; tells whether the content is new. Never rejects. */
  refresh(): Promise<boolean>
  /** Takes the files in, changed or not; faulty ones are logged and the content before is kept. */
  reload(): Promise<boolean>
}

/** Throws a ContentError when the content has faults at the start. */
export async function openContent({ dir, clock, log }: ContentOptions): Promise<ContentStore> {
  let stamps = await listContentFiles(dir)
  let files: readonly SourceFile[] = await readContentFiles(stamps, [])
  let day = dayOf(clock())
  let content = assembleContent(dir, files, day)
  let work: Promise<boolean> = Promise.resolve(false)
  let lastFailure = ''

  function logFailure(error: unknown): void {
    const failure = String(error)
    if (failure === lastFailure) return
    lastFailure = failure
    const faults = error instanceof ContentError ? error.faults : undefined
    log.error(
      faults ? { faults } : { err: error },
      'content not taken in, the previous one is kept',
    )
  }

  function assemble(from: readonly SourceFile[]): void {
    const today = dayOf(clock())
    content = assembleContent(dir, from, today)
    files = from
    day = today
    lastFailure = ''
  }

  async function takeIn(onlyWhenChanged: boolean): Promise<boolean> {
    try {
      const found = await listContentFiles(dir)
      if (onlyWhenChanged && isSame(found, stamps)) return false
      const read = await readContentFiles(found, onlyWhenChanged ? files : [])
      stamps = found
      assemble(read)
      log.info({ files: read.length }, 'content reloaded')
      return true
    } catch (error) {
      logFailure(error)
      return false
    }
  }

  function enqueue(onlyWhenChanged: boolean): Promise<boolean> {
    work = work.then(() => takeIn(onlyWhenChanged))
    return work
  }

  function read(): AllContent {
    const today = dayOf(clock())
    if (today === day) return content
    day = today
    try {
      assemble(files)
    } catch (error) {
      logFailure(error)
    }
    return content
  }

  let generation = { content, from: clock(), until: nextChange(content, clock()) }

  return {
    read,
    generation() {
      const [now, latest] = [clock(), read()]
      const isSame = generation.content === latest && generation.from <= now
      if (!isSame || now.getTime() >= generation.until) {
        generation = { content: latest, from: now, until: nextChange(latest, now) }
      }
      return generation
    },
    refresh: () => enqueue(true),
    reload: () => enqueue(false),
  }
}

function isSame(one: readonly FileStamp[], other: readonly FileStamp[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ path, stamp }, index) => path === other[index]?.path && stamp === other[index].stamp,
    )
  )
}
