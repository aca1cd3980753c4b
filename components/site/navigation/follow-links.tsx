'use client'

import { useRouter } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { siteLinkAt } from '#components/ui/link/site-link.tsx'
import { beginNavigation, isPlainClick } from '#components/ui/link/site-link-navigation.ts'

/** Has the router show the page of a link that is followed, wherever on the page it stands. */
export function FollowLinks() {
  const router = useRouter()

  useLayoutEffect(() => {
    function handleClick(event: MouseEvent) {
      const link = siteLinkAt(event.target)
      if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      const href = link.pathname + link.search + link.hash
      if (beginNavigation(href)) router.push(href)
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [router])

  return null
}
