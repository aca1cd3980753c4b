'use client'

import { useLayoutEffect, useRef } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { giveConsent } from './consent-store'
import type { Entry } from './site-nav'
import { useConsent } from './use-consent'

interface CookieBannerClientProps {
  label: string
  text: string
  policy: Entry
  accept: string
}

export function CookieBannerClient(props: CookieBannerClientProps) {
  return useConsent() === false ? <Banner {...props} /> : null
}

function Banner({ label, text, policy, accept }: CookieBannerClientProps) {
  const banner = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (banner.current) return reserveSpace(banner.current)
  }, [])
  return (
    <section
      ref={banner}
      aria-label={label}
      className="right-scroll-bar-position fixed inset-x-0 bottom-0 z-20 border-t border-field bg-sand pb-[env(safe-area-inset-bottom)] text-small print:hidden"
    >
      <div className="page-width flex items-center justify-between gap-x-6 py-2">
        <p className="min-w-0 leading-snug">
          {text}{' '}
          <SiteLink href={policy.href} className="link inline-block py-1">
            {policy.title}
          </SiteLink>
        </p>
        <button
          type="button"
          onClick={giveConsent}
          className="min-h-11 shrink-0 cursor-pointer rounded-sm border border-evergreen bg-evergreen px-5 font-medium text-paper hover:border-moss hover:bg-moss"
        >
          {accept}
        </button>
      </div>
    </section>
  )
}

/** Lets the page be scrolled out from behind the banner, and whatever takes the focus with it. */
function reserveSpace(banner: HTMLElement) {
  const { body, documentElement: root } = document
  const observer = new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`
    body.style.marginBottom = height
    root.style.scrollPaddingBottom = height
  })
  observer.observe(banner)
  return () => {
    observer.disconnect()
    body.style.marginBottom = ''
    root.style.scrollPaddingBottom = ''
  }
}
