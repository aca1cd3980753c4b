import type { Clock } from '#lib/config/clock.ts'
import { type ContentStore, openContent } from '#lib/content/content-store.ts'
import type { Log } from '#lib/log/log.ts'
import { processWide } from '#lib/server/process-wide.ts'
import { createEmbeddedApi } from './embedded-handler.ts'
import type { ApiHandler } from './read-handler.ts'

const CHECK_EVERY_MS = 5_000

export interface EmbeddedApiOptions {
  contentDir: string
  clock: Clock
  log: Log
  /** Called after changed files have been taken in. */
  onContentChange?: () => void
}

interface Running {
  answer: ApiHandler
  content: ContentStore
  stop(): void
}

/**
 * Loads the content and keeps watching it. Throws a ContentError when it has faults.
 * A second call in a process replaces what the first one started.
 */
export async function startEmbeddedApi(options: EmbeddedApiOptions): Promise<void> {
  const { contentDir, clock, log, onContentChange } = options
  const content = await openContent({ dir: contentDir, clock, log })
  const check = async () => {
    if (await content.refresh()) onContentChange?.()
  }
  const timer = setInterval(() => {
    check().catch((err) => log.error({ err }, 'a content change could not be announced'))
  }, CHECK_EVERY_MS)
  timer.unref()
  stopEmbeddedApi()
  slot().running = {
    answer: createEmbeddedApi({ content, clock }),
    content,
    stop: () => clearInterval(timer),
  }
}

/** The process's embedded API. Throws before it has been started. */
export function embeddedApi(): ApiHandler {
  return requireRunning().answer
}

/** Takes the content files in at once; false when they are faulty and the previous are kept. */
export function reloadEmbeddedContent(): Promise<boolean> {
  return requireRunning().content.reload()
}

export function stopEmbeddedApi(): void {
  slot().running?.stop()
  slot().running = undefined
}

function requireRunning(): Running {
  const { running } = slot()
  if (!running) throw new Error('the embedded API has not been started')
  return running
}

function slot(): { running?: Running } {
  return processWide('embedded-api', () => ({}))
}
