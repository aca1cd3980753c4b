import type {
  CacheHandlerValue,
  CacheHandler as NextCacheHandler,
} from 'next/dist/server/lib/incremental-cache/index.js'
import { settings } from '#lib/config/settings.ts'
import { REPORTING_ENDPOINTS } from '#lib/http/content-policy.ts'
import { PRIVATE, SHARED_CACHE_CONTROL } from '#lib/http/stored-response.ts'
import { isUnknownPath } from '#lib/i18n/unknown-address.ts'
import { log } from '#lib/log/log.ts'
import { FAILURE_HEADER, notedFailure, toFailureHeader } from '#lib/log/request-context.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { bootstrapScripts, createScriptReport, readInlineScripts } from './inline-scripts.ts'
import { inlineStyles } from './inline-styles.ts'
import { Packed } from './packed.ts'
import { FRESH_SECONDS, USABLE_SECONDS } from './page-lifetime.ts'
import { movePayload, pageBuild } from './page-payload.ts'
import { clearPages, findPage, forgetLifetime, storePage } from './page-store.ts'
import { readResponseHints } from './response-hints.ts'

type SetArguments = Parameters<NextCacheHandler['set']>

let report: ReturnType<typeof createScriptReport> | undefined

/**
 * The framework's hook between rendering a page and sending it. What is changed on the page here
 * goes out with the very response, and with every later one that is served from the store.
 */
export default class PageCacheHandler implements NextCacheHandler {
  async get(key: string): Promise<CacheHandlerValue | null> {
    const page = findPage(pathOf(key))
    // The framework sends an old page while it renders the next one, and where the old one was
    // quicker, it takes the 404 on its way out for that of the new: its title is lost then.
    const isOldUnknown = page?.status === 404 && performance.now() >= page.freshUntil
    return page && !isOldUnknown ? { ...page, value: page.packed.read() } : null
  }

  async set(...[key, page, context]: SetArguments): Promise<void> {
    if (page?.kind !== 'APP_PAGE') return
    const path = pathOf(key)
    const { status, maxAgeSeconds } = readResponseHints(page.html)
    const scripts = readInlineScripts(
      page.html,
      page.rscData ?? Buffer.alloc(0),
      bootstrapScripts(),
    )
    report ??= createScriptReport(log())
    report(path, scripts)
    const isKept = maxAgeSeconds !== 0 && isStored(status, path)
    // The moved payload names texts of the page, and an unknown address is one that is filled in.
    const isMoved = isKept && status === 200 && movePayload(page, scripts, pageBuild())
    const styled = isKept ? inlineStyles(page.html) : { html: page.html, sheets: [] }
    page.html = styled.html
    const inline = { scripts: isMoved ? [] : scripts.known, sheets: styled.sheets }
    page.status = status
    page.headers = {
      ...page.headers,
      'content-security-policy': contentSecurityPolicy(inline, settings()),
      'reporting-endpoints': REPORTING_ENDPOINTS,
    }
    page.headers['cache-control'] = isKept && status === 200 ? SHARED_CACHE_CONTROL : PRIVATE
    if (!isKept) {
      const failure = status === 200 ? undefined : notedFailure()
      if (failure) page.headers[FAILURE_HEADER] = toFailureHeader(failure)
      forgetLifetime(key)
      return
    }
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    if (cacheControl && maxAgeSeconds !== undefined) {
      cacheControl.revalidate = maxAgeSeconds
      cacheControl.expire = maxAgeSeconds
    }
    const { revalidate, expire } = cacheControl ?? {}
    const now = performance.now()
    // The framework does not always say how long a page is good.
    const freshMs = (typeof revalidate === 'number' ? revalidate : FRESH_SECONDS) * 1000
    storePage(path, {
      packed: new Packed(page),
      status: page.status,
      // By the clock that the framework counts ages with, which nobody sets.
      lastModified: performance.timeOrigin + now,
      cacheControl,
      frameworkKey: key,
      freshUntil: now + freshMs,
      usableUntil: now + Math.max(freshMs, (expire ?? USABLE_SECONDS) * 1000),
    })
  }

  async revalidateTag(): Promise<void> {
    clearPages()
  }

  resetRequestCache(): void {}
}

/** What somebody made up takes no room; what was taken down is as good as a page, and as few. */
function isStored(status: number, path: string): boolean {
  return status === 200 || status === 410 || (status === 404 && isUnknownPath(path))
}

/** The key without the framework's own beginning, which names the build. */
function pathOf(key: string): string {
  return key.slice(key.indexOf('/$/') + 1).replace(/^\$/, '')
}
