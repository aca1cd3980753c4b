import type { MetadataRoute } from 'next'
import { settings } from '#lib/config/settings.ts'
import { isHiddenSite } from '#lib/http/search-engines.ts'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    // Pages that are not to be found must be read all the same, or nobody learns that they are not.
    sitemap: isHiddenSite() ? undefined : `${settings().siteUrl}/sitemap.xml`,
  }
}
