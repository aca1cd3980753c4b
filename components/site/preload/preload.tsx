import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { areFullLoadsDue } from '#components/ui/link/site-link-navigation.ts'
import { onLinkVisible } from './link-visibility.ts'
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
    const stopVisible = isDataSaved() ? undefined : onLinkVisible((link) => preload(link, 'route'))
    return () => {
      stopIntent()
      stopVisible?.()
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
