import type { BlogPosting, Organization } from 'schema-dts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withPlainSpaces } from '#lib/i18n/typography.ts'
import { agencyId } from '#lib/resources/settings/seo.ts'
import type { BlogPost } from './model.ts'

interface PostContext {
  locale: Locale
  siteUrl: string
  siteName: string
  /** The picture that shared links show of it. */
  sharePicture: string
}

/** An article for search engines (schema.org BlogPosting). */
export function blogPosting(post: BlogPost, context: PostContext): BlogPosting {
  const { locale, siteUrl, siteName, sharePicture } = context
  const publisher: Organization = {
    '@type': 'EmploymentAgency',
    '@id': agencyId(siteUrl),
    name: siteName,
  }
  return {
    '@type': 'BlogPosting',
    headline: withPlainSpaces(post.title),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt ?? post.publishedAt,
    inLanguage: locale,
    image: post.cover ? new URL(post.cover.src, siteUrl).href : sharePicture,
    author: post.author ? { '@type': 'Person', name: post.author } : publisher,
    publisher,
  }
}
