import type { MetadataRoute } from 'next'
import { defineRoute } from '#lib/http/define-route.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { getShell } from '#lib/resources/shell/read.ts'

export const dynamic = 'force-dynamic'

export const GET = defineRoute(async () => {
  const { settings } = await getShell(DEFAULT_LOCALE)
  const manifest: MetadataRoute.Manifest = {
    name: settings.siteName,
    short_name: settings.siteName,
    start_url: '/',
    display: 'browser',
    background_color: '#faf7f2',
    theme_color: '#1f3a33',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-icon', type: 'image/png', sizes: '180x180' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
})
