import type { MetadataRoute } from 'next'
import { getShell } from '#lib/api/shell'

export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { settings } = await getShell('en')
  return {
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
}
