import type { MetadataRoute } from 'next'
import { settings } from '#lib/config/settings.ts'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${settings().siteUrl}/sitemap.xml`,
  }
}
