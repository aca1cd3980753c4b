'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  isChunkLoadError,
  recoverFromChunkLoadError,
} from '#components/ui/browser/chunk-recovery.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '#lib/i18n/locales.ts'
import { splitLocale } from '#lib/i18n/routes.ts'

/** Stands where a part of the page failed while it was being drawn, unless a reload can mend it. */
export function FailureScreen({ error }: { error: unknown }) {
  const locale = useFailureLocale()
  const [isReloading, setReloading] = useState(() => isChunkLoadError(error))
  useEffect(() => setReloading(recoverFromChunkLoadError(error)), [error])
  useFailureTitle(!isReloading)
  if (isReloading) return null

  const texts = LANGUAGES[locale].failure
  return (
    <div lang={locale} className="page-width py-16">
      <h1 className="text-h1 tabular-nums">500</h1>
      <p className="mt-4 max-w-measure text-lead [overflow-wrap:anywhere]">
        {messageOf(error) ?? texts[isChunkLoadError(error) ? 'missingPart' : 'unexpected']}
      </p>
      <p className="mt-3 max-w-measure text-muted">{texts.advice}</p>
      {/* A full load: what failed here may fail again as long as the page's program runs. */}
      <a
        href={localizedPath(locale, PATHS.home())}
        className="mt-8 inline-flex min-h-12 items-center rounded-sm border border-evergreen bg-evergreen px-4 py-3 font-medium text-paper transition-colors duration-200 hover:border-moss hover:bg-moss"
      >
        {texts.goHome}
      </a>
    </div>
  )
}

/** The error's own words, where they are meant for a person: not those of the loader or the server. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || isChunkLoadError(error) || 'digest' in error) return undefined
  return error.message || undefined
}

const TITLE = '500 page'

/** Holds the page's title as long as a failure is shown, against the page's own that may come later. */
function useFailureTitle(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    let own = document.title
    function hold() {
      if (document.title === TITLE) return
      own = document.title
      document.title = TITLE
    }
    hold()
    const observer = new MutationObserver(hold)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      if (document.title === TITLE) document.title = own
    }
  }, [isShown])
}

/** The language of the address: where a failure is shown there may be no page to ask. */
function useFailureLocale(): Locale {
  return useSyncExternalStore(
    () => () => {},
    () => splitLocale(window.location.pathname).locale,
    () => DEFAULT_LOCALE,
  )
}
