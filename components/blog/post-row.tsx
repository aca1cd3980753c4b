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

const LOOKS = {
  row: {
    article: 'gap-y-3 border-t border-rule py-8',
    text: 'lg:col-span-7',
    title: 'text-h3',
    excerpt: 'mt-3',
  },
  lead: {
    article: 'items-baseline gap-y-6 pb-8',
    text: 'lg:col-span-6',
    title: 'text-h2',
    excerpt: 'mt-5 text-lead',
  },
}

/** An article of a list: its data in the narrow column, what it says in the wide one. */
export function PostRow({ locale, post, isLead = false }: PostRowProps) {
  const look = LOOKS[isLead ? 'lead' : 'row']
  return (
    <article
      className={`relative page-grid post-row ${look.article}`}
      data-lead={isLead || undefined}
    >
      <div className={`min-w-0 lg:col-start-4 ${look.text}`}>
        {isLead && post.cover && <CoverPicture image={post.cover} isEager />}
        <h2 className={look.title}>
          <SiteLink
            href={localizedPath(locale, PATHS.post(post.slug))}
            className="hover:text-ember"
          >
            {post.title}
          </SiteLink>
        </h2>
        {post.excerpt && (
          <p className={`max-w-measure text-muted ${look.excerpt}`}>{post.excerpt}</p>
        )}
      </div>
      <div className="min-w-0 lg:col-span-3">
        <PostMeta locale={locale} post={post} />
      </div>
      {/* On the line under the row, beside what the row is as high as anyway. */}
      <div className="absolute right-0 bottom-0 print:hidden">
        {post.belongings.length > 0 ? (
          <ArchFrame slug={post.slug} belongings={post.belongings} isEager />
        ) : (
          <TopicIllustration tags={post.tags} isSmall />
        )}
      </div>
    </article>
  )
}
