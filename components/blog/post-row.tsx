import { ArchFrame } from '#components/illustrations/still-life/arch-frame.tsx'
import { TopicIllustration } from '#components/illustrations/topic-illustration.tsx'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { CoverPicture } from '#components/ui/picture/picture.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPostSummary } from '#lib/resources/blog/model.ts'
import { PostMeta } from './post-meta.tsx'

interface PostRowProps {
  locale: Locale
  post: BlogPostSummary
  /** The newest article, which opens the first page. */
  isLead?: boolean
}

/** An article of a list: its data in the narrow column, what it says in the wide one. */
export function PostRow({ locale, post, isLead = false }: PostRowProps) {
  return (
    <article
      data-lead={isLead || undefined}
      className="group relative page-grid gap-y-3 border-t border-rule py-8 data-lead:gap-y-5 data-lead:border-0 data-lead:pt-0 lg:data-lead:pb-14"
    >
      <div className="min-w-0 lg:col-span-7 lg:col-start-4">
        {isLead && post.cover && <CoverPicture image={post.cover} isEager />}
        <h2 className="max-w-[19.7em] text-h3 group-data-lead:max-w-[10.6em] group-data-lead:text-h2">
          <SiteLink
            href={localizedPath(locale, PATHS.post(post.slug))}
            className="hover:text-ember"
          >
            {post.title}
          </SiteLink>
        </h2>
        {post.excerpt && (
          <p className="mt-3 max-w-measure text-muted group-data-lead:mt-5 group-data-lead:text-lead">
            {post.excerpt}
          </p>
        )}
      </div>
      <div className="min-h-20 min-w-0 pr-28 lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:pt-1.5 lg:group-data-lead:pt-3">
        <PostMeta locale={locale} post={post} />
      </div>
      {/* On the line under the row, beside what the row is as high as anyway. */}
      <div className="absolute right-0 bottom-0 w-22 lg:w-24 lg:group-data-lead:w-40 print:hidden">
        {post.belongings.length > 0 ? (
          <ArchFrame slug={post.slug} belongings={post.belongings} isEager />
        ) : (
          <TopicIllustration tags={post.tags} isSmall />
        )}
      </div>
    </article>
  )
}
