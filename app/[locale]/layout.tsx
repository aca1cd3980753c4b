import type { Metadata } from 'next'
import { locale as routeSegment } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EnquiryHost } from '#components/enquiries/dialog/enquiry-host.tsx'
import { CookieBanner } from '#components/site/consent/cookie-banner.tsx'
import { TagManager } from '#components/site/consent/tag-manager.tsx'
import { FontPreloads } from '#components/site/fonts/font-preloads.tsx'
import { PrintHeader } from '#components/site/footer/print-header.tsx'
import { SiteFooter } from '#components/site/footer/site-footer.tsx'
import { SiteHeader } from '#components/site/header/site-header.tsx'
import { NavigationEffects } from '#components/site/navigation/navigation-effects.tsx'
import { INCOMPLETE_FRESH_SECONDS } from '#lib/cache/page-lifetime.ts'
import { MAX_AGE_HINT } from '#lib/cache/response-hints.ts'
import { buildManifest } from '#lib/config/build-manifest.ts'
import { settings } from '#lib/config/settings.ts'
import { WHATSAPP_FORM_LOCALE } from '#lib/enquiries/messenger-chat.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { DEFAULT_ROUTE_STATE, parseRouteState, type RouteState } from '#lib/i18n/route-state.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import '#app/globals.css'

/** A literal, as the framework demands; `lib/cache/page-lifetime.ts` says what it means. */
export const revalidate = 30

/** Nothing is rendered while building: pages show the settings of the server that serves them. */
export const generateStaticParams = () => []

const ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: '/apple-icon', type: 'image/png', sizes: '180x180' },
}

export async function generateMetadata(): Promise<Metadata> {
  const route = await readRouteState()
  const siteName = await readSiteName(route.locale)
  return {
    icons: ICONS,
    manifest: '/manifest.webmanifest',
    title: siteName ? { template: `%s — ${siteName}`, default: siteName } : undefined,
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const route = await readRouteState()
  const t = await getTranslations('site')
  const { publicApiBaseUrl, publicJobsBaseUrl, tagManagerId, isTagManagerBeforeConsent } =
    settings()
  const outcome = await getShell(route.locale, route.country).then(
    (shell) => ({ shell }),
    // The page says what is the matter; it stands without header and footer then.
    () => ({}),
  )
  return (
    <html lang={route.locale}>
      <body className="flex min-h-dvh flex-col print:block">
        <FontPreloads locale={route.locale} />
        <a href="#content" className="skip-link">
          {t('skipToContent')}
        </a>
        <CookieBanner locale={route.locale} />
        {'shell' in outcome && (
          <>
            <SiteHeader
              locale={route.locale}
              shell={outcome.shell}
              countrySlug={route.country}
              publicApiBaseUrl={publicApiBaseUrl}
            />
            <PrintHeader settings={outcome.shell.settings} />
          </>
        )}
        {!('shell' in outcome && outcome.shell.isComplete) && (
          <meta name={MAX_AGE_HINT} content={String(INCOMPLETE_FRESH_SECONDS)} />
        )}
        <main id="content" className="flex-1">
          {children}
        </main>
        {'shell' in outcome && (
          <>
            <SiteFooter locale={route.locale} shell={outcome.shell} />
            <EnquiryHost
              locale={route.locale}
              shell={outcome.shell}
              apiBaseUrl={publicApiBaseUrl}
              jobsBaseUrl={publicJobsBaseUrl}
              whatsappSiteName={await readSiteName(WHATSAPP_FORM_LOCALE)}
            />
          </>
        )}
        <NavigationEffects buildId={buildManifest()?.id} />
        {tagManagerId && (
          <TagManager id={tagManagerId} isLoadedBeforeConsent={isTagManagerBeforeConsent} />
        )}
      </body>
    </html>
  )
}

/** Undefined where it was never had: a page without its site's name is better than none. */
function readSiteName(locale: Locale): Promise<string | undefined> {
  return getShell(locale).then(
    ({ settings }) => settings.siteName,
    () => undefined,
  )
}

async function readRouteState(): Promise<RouteState> {
  return parseRouteState((await routeSegment()) ?? '') ?? DEFAULT_ROUTE_STATE
}
