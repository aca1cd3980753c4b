import type { z } from 'zod'
import { type ContentStore, openContent } from '#lib/content/content-store.ts'
import type { Shelf } from '#lib/content/shelf.ts'
import { jsonResponse, ProblemError, problemResponse } from '#lib/http/problem.ts'
import { SHARED_CACHE_CONTROL } from '#lib/http/stored-response.ts'
import type { Clock } from '#lib/i18n/dates.ts'
import type { Log } from '#lib/log/log.ts'
import type { AllContent, ContentFolder } from '#lib/resources/definition.ts'
import { CONTENT_FOLDERS } from '#lib/resources/resources.ts'
import { type ApiHandler, createReadHandler } from './read-handler.ts'

const CHECK_EVERY_MS = 5_000
/** A folder of many files is looked at less often: it takes a twentieth of the time at the most. */
const PAUSES = 20
const LATEST_CHECK_MS = 30_000
/** Whether a vacancy has opened or closed since is known without the folder, however long that takes. */
const LOOK_AT_CLOCK_EVERY_MS = 1_000

export interface EmbeddedApiOptions {
  contentDir: string
  isPreview?: boolean
  /** Where the last good copy is of what the site cannot be without. */
  lastGoodDir?: string
  shelf?: Shelf
  /** Called as long as the first reading goes on. */
  onProgress?: () => void
  clock: Clock
  log: Log
  /** Called when what is answered has changed. */
  onContentChange?: () => void
}

export interface EmbeddedApi {
  handle: ApiHandler
  content: ContentStore
  generation(): object
  /** Ends the watching of the content folder. */
  stop(): void
}

/**
 * Loads the content and keeps watching it.
 *
 * @throws {ContentError} when there is nothing to show
 */
export async function openEmbeddedApi(options: EmbeddedApiOptions): Promise<EmbeddedApi> {
  const { contentDir: dir, onContentChange, ...others } = options
  const { clock, log } = others
  const content = await openContent({ dir, ...others })
  const prepare = () => {
    prepareContent(content.read()).catch((err) => log.error({ err }, 'content is not made ready'))
  }
  prepare()
  let shown = content.generation()
  const announce = () => {
    try {
      const current = content.generation()
      if (current === shown) return
      shown = current
      prepare()
      onContentChange?.()
    } catch (err) {
      log.error({ err }, 'a content change could not be announced')
    }
  }
  const clockTimer = setInterval(announce, LOOK_AT_CLOCK_EVERY_MS).unref()
  let timer: NodeJS.Timeout
  let isStopped = false
  const checkIn = (ms: number) => {
    timer = setTimeout(async () => {
      const startedAt = performance.now()
      await content.refresh()
      announce()
      const tookMs = performance.now() - startedAt
      if (!isStopped) checkIn(Math.min(LATEST_CHECK_MS, Math.max(CHECK_EVERY_MS, tookMs * PAUSES)))
    }, ms).unref()
  }
  checkIn(CHECK_EVERY_MS)
  return {
    handle: createEmbeddedHandler(content, clock),
    content,
    generation: content.generation,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      clearInterval(clockTimer)
    },
  }
}

/** What the first question after a change would wait for. */
async function prepareContent(content: AllContent): Promise<void> {
  const folders: readonly ContentFolder[] = CONTENT_FOLDERS
  for (const folder of folders) await folder.prepare?.(content)
}

/** Answers the contract's GET endpoints from the content folder. */
export function createEmbeddedHandler(
  content: Pick<ContentStore, 'read'>,
  clock: Clock,
): ApiHandler {
  return createReadHandler(async ({ endpoint, param, url, language }) => {
    const inAllLanguages = content.read()
    const body = await endpoint.fromContent({
      content: inAllLanguages[language],
      inAllLanguages,
      param,
      query: endpoint.query ? parseQuery(endpoint.query, url.searchParams) : {},
      now: clock(),
    })
    return body === undefined
      ? problemResponse(404, language)
      : jsonResponse(body, language, { headers: { 'Cache-Control': SHARED_CACHE_CONTROL } })
  })
}

/** Throws a ProblemError: 404 for a page that is none, 422 for any other bad value. */
function parseQuery<T extends z.ZodObject>(schema: T, search: URLSearchParams): z.output<T> {
  const result = schema.safeParse(Object.fromEntries(search))
  if (result.success) return result.data
  const fields = new Set(result.error.issues.map(({ path }) => String(path[0])))
  throw fields.has('page') ? new ProblemError(404) : new ProblemError(422, [...fields])
}
