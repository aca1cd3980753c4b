import { useLayoutEffect, useRef } from 'react'
import type { Entry } from '#components/site/header/site-nav.ts'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { acceptCookies, refuseCookies, useConsent } from './consent-store.ts'

export interface CookieBannerProps {
  label: string
  question: string
  /** What happens otherwise; left to the policy where there is little room. */
  explanation: string
  policy: Entry
  accept: string
  refuse: string
}

/** Asks until there is an answer. */
export function CookieBannerBox(props: CookieBannerProps) {
  return useConsent() === 'unanswered' ? <Banner {...props} /> : null
}

/** No higher on a small telephone than 72 px, so that what the page begins with stays in sight. */
function Banner(props: CookieBannerProps) {
  const { label, question, explanation, policy, accept, refuse } = props
  const banner = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (banner.current) return reserveSpace(banner.current)
  }, [])
  return (
    <section
      ref={banner}
      data-cookie-banner=""
      aria-label={label}
      className="right-scroll-bar-position fixed inset-x-0 bottom-0 z-20 border-t border-field bg-sand pb-[env(safe-area-inset-bottom)] text-small print:hidden"
    >
      <div className="page-width flex flex-col justify-between gap-x-6 gap-y-1 py-1 sm:flex-row sm:items-center sm:py-2">
        <p className="min-w-0 leading-tight max-sm:leading-none">
          {question} <span className="max-sm:hidden">{explanation} </span>
          <SiteLink href={policy.href} className="link inline-block sm:py-1">
            {policy.title}
          </SiteLink>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-2">
          <Answer onClick={refuseCookies}>{refuse}</Answer>
          <Answer onClick={acceptCookies}>{accept}</Answer>
        </div>
      </div>
    </section>
  )
}

/** Both answers look alike: neither is pressed upon the visitor. */
function Answer({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 cursor-pointer rounded-sm border border-field px-1 leading-tight font-medium hover:border-ink sm:px-4"
    >
      {children}
    </button>
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
