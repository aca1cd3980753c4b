import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPost } from './model.ts'

/** An article for search engines (schema.org BlogPosting). */
export function blogPosting(
  post: BlogPost,
  page: { url: string; publisher: string; locale: Locale },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt ?? post.publishedAt,
    inLanguage: page.locale,
    mainEntityOfPage: page.url,
    image: post.cover?.src,
    author: {
      '@type': post.author ? 'Person' : 'Organization',
      name: post.author ?? page.publisher,
    },
    publisher: { '@type': 'Organization', name: page.publisher },
  }
}
