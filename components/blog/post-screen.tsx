import { getTranslations } from 'next-intl/server'
import type { BlogPost } from '#lib/domain/blog-post'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { JournalIllustration } from '@/components/illustrations/journal-illustration'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { PageHead } from '@/components/ui/page-head'
import { Prose } from '@/components/ui/prose'
import { TextLink } from '@/components/ui/text-link'
import { PostCover } from './post-cover'
import { PostMeta } from './post-meta'
import { PostNeighbours } from './post-neighbours'
import { RelatedPosts } from './related-posts'
import { TableOfContents } from './table-of-contents'

interface PostScreenProps {
  locale: Locale
  post: BlogPost
}

export async function PostScreen({ locale, post }: PostScreenProps) {
  const t = await getTranslations('blog')
  const words = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const blogHref = localizedPath(locale, PATHS.blog())
  return (
    <>
      <Breadcrumbs
        label={site('breadcrumbs')}
        items={[
          { title: words('home'), href: localizedPath(locale, PATHS.home()) },
          { title: t('title'), href: blogHref },
          { title: post.title },
        ]}
      />
      <article>
        <PageHead title={post.title} lead={post.excerpt} picture={<JournalIllustration />} />
        <div className="page-width page-grid gap-y-10 pt-10 pb-section lg:pt-14 print:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] print:py-4">
          <div className="min-w-0 lg:col-span-3">
            <PostMeta locale={locale} post={post} />
            <div className="mt-8 lg:sticky lg:top-24">
              <TableOfContents label={t('contents')} html={post.body} />
            </div>
          </div>
          <div className="min-w-0 lg:col-span-9">
            {post.cover && <PostCover image={post.cover} />}
            <Prose html={post.body} />
            <PostNeighbours locale={locale} post={post} />
            <p className="mt-8 print:hidden">
              <TextLink href={blogHref}>{t('all')}</TextLink>
            </p>
          </div>
        </div>
      </article>
      <RelatedPosts locale={locale} posts={post.related} />
    </>
  )
}
