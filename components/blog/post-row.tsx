import type { BlogPostSummary } from '#lib/domain/blog-post'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { SiteLink } from '@/components/ui/site-link'
import { PostMeta } from './post-meta'

interface PostRowProps {
  locale: Locale
  post: BlogPostSummary
}

/** An article of a list: its data in the narrow column, what it says in the wide one. */
export function PostRow({ locale, post }: PostRowProps) {
  return (
    <article className="page-grid gap-y-3 border-t border-rule py-8">
      <div className="min-w-0 lg:col-span-9 lg:col-start-4">
        <h2 className="max-w-[40ch] text-h3">
          <SiteLink
            href={localizedPath(locale, PATHS.post(post.slug))}
            className="hover:text-ember"
          >
            {post.title}
          </SiteLink>
        </h2>
        {post.excerpt && <p className="mt-3 max-w-measure text-muted">{post.excerpt}</p>}
      </div>
      <div className="min-w-0 lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:pt-1.5">
        <PostMeta locale={locale} post={post} />
      </div>
    </article>
  )
}
