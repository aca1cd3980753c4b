'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { areFullLoadsDue } from '#components/ui/link/site-link-navigation.ts'
import { onLinkVisible } from '#components/ui/link/site-link-visibility.ts'
import { onLinkIntent } from './preload-intent.ts'
import { createPreloadQueue, type PreloadKind } from './preload-queue.ts'
import { requestsOf } from './preload-requests.ts'

const KINDS = { route: PrefetchKind.AUTO, page: PrefetchKind.FULL }

type Prefetch = ReturnType<typeof useRouter>['prefetch']

let prefetch: Prefetch | undefined

const queue = createPreloadQueue({
  load({ href, kind }) {
    prefetch?.(href, { kind: KINDS[kind] })
    return requestsOf(href)
  },
  now: () => Date.now(),
})

/** Fetches pages before they are asked for: lightly those linked on the screen, wholly the one a visitor turns to. */
export function Preload() {
  const router = useRouter()

  useEffect(() => {
    prefetch = router.prefetch
    const stopIntent = onLinkIntent((link) => preload(link, 'page'))
    let stopVisible = () => {}
    const stopWaiting = whenIdle(() => {
      if (!isDataSaved()) stopVisible = onLinkVisible((link) => preload(link, 'route'))
    })
    return () => {
      stopWaiting()
      stopIntent()
      stopVisible()
      queue.clear()
    }
  }, [router])

  return null
}

function preload(link: HTMLAnchorElement, kind: PreloadKind): void {
  const { origin, pathname, search } = window.location
  const isHere = link.pathname === pathname && link.search === search
  if (isHere || link.origin !== origin || areFullLoadsDue()) return
  queue.add({ href: link.pathname + link.search, kind })
}

function isDataSaved(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  if (typeof connection !== 'object' || connection === null) return false
  return 'saveData' in connection && connection.saveData === true
}

const LATEST_MS = 2_000
const WITHOUT_IDLE_MS = 500

/** Calls back when the page has loaded and has nothing else to do. Returns how to call it off. */
function whenIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', begin)

  function begin() {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(callback, { timeout: LATEST_MS })
      cancel = () => window.cancelIdleCallback(id)
    } else {
      const id = setTimeout(callback, WITHOUT_IDLE_MS)
      cancel = () => clearTimeout(id)
    }
  }

  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => cancel()
}
