import { type Clock, dayOf } from '#lib/i18n/dates.ts'
import type { Log } from '#lib/log/log.ts'
import type { AllContent } from '#lib/resources/definition.ts'
import { describeFault } from './fault.ts'
import { createLastGood } from './last-good.ts'
import { type FileStamp, listContentFiles } from './listed-files.ts'
import { type AssembledContent, assembleContent, checkFiles, nextChange } from './load-content.ts'
import { listMedia, type MediaFile, readMedia } from './media/media-files.ts'
import { type Picture, toPictures } from './media/pictures.ts'
import { checkKeyOf, isMadeUp } from './parse-folder.ts'
import type { Shelf } from './shelf.ts'
import { readContentFiles, type SourceFile, shelfKeysOf } from './source-files.ts'

/** Files whose days move with the calendar that a new day may have checked while a visitor waits. */
const MAX_AT_ONCE = 1_000
/** By then other processes that share the shelf have seen a change as well. */
const SETTLED_MS = 60_000

export interface ContentOptions {
  dir: string
  clock: Clock
  log: Log
  /** Whether drafts are shown, and what is dated ahead. */
  isPreview?: boolean
  /** Where the last good copy is of what the site cannot be without. */
  lastGoodDir?: string
  /** Where what was worked out of the files outlasts the process; absent: all is in memory. */
  shelf?: Shelf
  /** Called as long as the first reading goes on. */
  onProgress?: () => void
}

export interface ContentStore {
  /** The content as of now: relative dates move on with the UTC day. */
  read(): AllContent
  /** Whether any of it is still what was made up for the demonstration. */
  hasDemonstration(): boolean
  /** Another object whenever what is read may be another: new files, a new day, a vacancy closed. */
  generation(): object
  /** Looks for changed files and takes them in; tells whether the content is new. Never rejects. */
  refresh(): Promise<boolean>
  /** Takes the files in, changed or not; tells whether none of them has a fault. Never rejects. */
  reload(): Promise<boolean>
  /** A line each, as the log has them: files that are held back, a folder that cannot be read. */
  faults(): readonly string[]
  /** A photograph of the content, by the key in its address. */
  findPicture(key: string): Picture | undefined
}

/** A file with a fault is logged and held back. Throws where there is nothing to show. */
export async function openContent(options: ContentOptions): Promise<ContentStore> {
  const { dir, clock, log, isPreview = false, lastGoodDir, shelf, onProgress } = options
  const lastGood = lastGoodDir ? createLastGood(lastGoodDir) : undefined
  const listed = await listContentFiles(dir)
  let files: readonly SourceFile[] = await readContentFiles(listed, [], { shelf, onProgress })
  let mediaStamps = await listMedia(dir)
  let media: readonly MediaFile[] = await readMedia(mediaStamps, [])
  let pictures = toPictures(media)
  let day = dayOf(clock())
  const context = { dir, today: day, isPreview, pictures, shelf }
  await checkFiles(files, context, onProgress)
  const previous = await lastGood?.find(files, context)
  let assembled: AssembledContent = assembleContent(files, { ...context, previous })
  /** Why the folder cannot be read at present. */
  let failure: string[] = []
  let faults: readonly string[] = []
  /** The day on which the shelf was last gone through. */
  let tidied = ''
  let changedAt = performance.now()
  let work: Promise<boolean> = Promise.resolve(false)
  noteFaults()
  keepLastGood()

  /** There is no folder for it yet, or no room: the next look tries again. */
  function keepLastGood(): void {
    lastGood?.keep(assembled.shown).catch(() => {})
  }

  /** Each once, for as long as it stands. */
  function noteFaults(): void {
    const current = [...failure, ...assembled.faults.map(describeFault)]
    for (const fault of current) {
      if (faults.includes(fault)) continue
      log.error(
        { fault },
        'a fault in the content; its file is held back, or an earlier copy shown',
      )
    }
    if (faults.length > 0 && current.length === 0)
      log.info({}, 'the content has no faults any more')
    faults = current
  }

  /** Once a day: what nobody has any more may be about a person who asked for it to go. */
  function tidyShelf(): void {
    if (!shelf || tidied === day || performance.now() - changedAt < SETTLED_MS) return
    tidied = day
    const current = { today: day, isPreview, pictures }
    const keys = [...files, ...assembled.shown].flatMap((file) => [
      ...shelfKeysOf(file),
      checkKeyOf(file, current),
    ])
    shelf.keepOnly(new Set(keys))
  }

  function assemble(from: readonly SourceFile[]): boolean {
    const today = dayOf(clock())
    const { shown: previous } = assembled
    const known = toPictures(media)
    const next = assembleContent(from, { dir, today, isPreview, previous, pictures: known, shelf })
    // A change that is held back as a whole leaves the content as it is.
    const isNew =
      today !== day || known.version !== pictures.version || !isEqual(next.shown, previous)
    pictures = known
    assembled = isNew ? next : { ...assembled, faults: next.faults }
    files = from
    day = today
    return isNew
  }

  async function takeIn(onlyWhenChanged: boolean): Promise<boolean> {
    try {
      const found = await listContentFiles(dir, files)
      const foundMedia = await listMedia(dir)
      failure = []
      const isSameDay = dayOf(clock()) === day
      if (onlyWhenChanged && isSameDay && isSame(found, files) && isSame(foundMedia, mediaStamps))
        return false
      media = await readMedia(foundMedia, media)
      mediaStamps = foundMedia
      const read = await readContentFiles(found, files, { isByText: !onlyWhenChanged, shelf })
      const known = toPictures(media)
      await checkFiles(read, { today: dayOf(clock()), isPreview, pictures: known, shelf })
      const isNew = assemble(read)
      if (isNew) {
        changedAt = performance.now()
        log.info({ files: read.length }, 'content reloaded')
      }
      return isNew
    } catch (error) {
      // Strangers may read it at /readyz: nothing of this machine's folders.
      const { code = Object(error).cause?.code ?? Object(error).name } = Object(error)
      failure = [`CONTENT_DIR cannot be read (${code})`]
      return false
    } finally {
      tidyShelf()
      noteFaults()
      keepLastGood()
    }
  }

  function enqueue(onlyWhenChanged: boolean): Promise<boolean> {
    work = work.then(() => takeIn(onlyWhenChanged))
    return work
  }

  function read(): AllContent {
    const today = dayOf(clock())
    // Of very many the next look takes care, in turns.
    if (today !== day && files.filter(({ isRelative }) => isRelative).length <= MAX_AT_ONCE) {
      assemble(files)
      noteFaults()
    }
    return assembled.content
  }

  let generation = {
    content: assembled.content,
    from: clock(),
    until: nextChange(assembled.content, clock()),
  }

  return {
    read,
    hasDemonstration: () => assembled.shown.some((file) => !file.isDraft && isMadeUp(file)),
    generation() {
      const [now, latest] = [clock(), read()]
      const isSame = generation.content === latest && generation.from <= now
      if (!isSame || now.getTime() >= generation.until) {
        generation = { content: latest, from: now, until: nextChange(latest, now) }
      }
      return generation
    },
    refresh: () => enqueue(true),
    reload: async () => {
      await enqueue(false)
      return faults.length === 0
    },
    faults: () => faults,
    findPicture: (key) => pictures.byKey.get(key),
  }
}

function isEqual(one: readonly SourceFile[], other: readonly SourceFile[]): boolean {
  return one.length === other.length && one.every((file, index) => file === other[index])
}

type Stamped = Pick<FileStamp, 'path' | 'stamp'>

function isSame(one: readonly Stamped[], other: readonly Stamped[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      (file, index) =>
        file === other[index] ||
        (file.path === other[index]?.path && file.stamp === other[index].stamp),
    )
  )
}
