import type { BlogPostSummary } from '#lib/domain/blog-post'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { SiteLink } from '@/components/ui/site-link'
import { PostCover } from './post-cover'
import { PostMeta } from './post-meta'

interface LeadPostProps {
  locale: Locale
  post: BlogPostSummary
}

/** The newest article, which opens the first page. */
export function LeadPost({ locale, post }: LeadPostProps) {
  return (
    <article className="page-grid gap-y-5 border-t border-ink pt-8 pb-14">
      <div className="min-w-0 lg:col-span-9 lg:col-start-4">
        {post.cover && <PostCover image={post.cover} />}
        <h2 className="max-w-[22ch] text-h2">
          <SiteLink
            href={localizedPath(locale, PATHS.post(post.slug))}
            className="hover:text-ember"
          >
            {post.title}
          </SiteLink>
        </h2>
        {post.excerpt && <p className="mt-5 max-w-measure text-lead text-muted">{post.excerpt}</p>}
      </div>
      <div className="min-w-0 lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:pt-3">
        <PostMeta locale={locale} post={post} />
      </div>
    </article>
  )
}
