import { getTranslations } from 'next-intl/server'
import { HeadArch } from '#components/illustrations/still-life/arch-frame.tsx'
import { TopicIllustration } from '#components/illustrations/topic-illustration.tsx'
import { DocumentContents } from '#components/page/document-contents.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { CoverPicture } from '#components/ui/picture/picture.tsx'
import { listHeadings } from '#lib/html/safe-html.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPost } from '#lib/resources/blog/model.ts'
import { PostMeta } from './post-meta.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { PostNextSteps } from './post-next-steps.tsx'
import { RelatedPosts } from './related-posts.tsx'

/** A shorter text needs no contents. */
const FEWEST_HEADINGS = 3

interface PostScreenProps {
  locale: Locale
  post: BlogPost
}

export async function PostScreen({ locale, post }: PostScreenProps) {
  const t = await getTranslations('blog')
  const words = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const headings = listHeadings(post.body)
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
        <PageHead
          isOfText
          title={post.title}
          lead={post.excerpt}
          picture={
            post.belongings.length > 0 ? (
              <HeadArch slug={post.slug} belongings={post.belongings} />
            ) : (
              <TopicIllustration tags={post.tags} />
            )
          }
        />
        <div className="page-width page-grid document gap-y-10 pt-10 lg:pt-14 print:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] print:py-4">
          <div className="min-w-0 lg:col-span-3">
            <PostMeta locale={locale} post={post} />
            {headings.length >= FEWEST_HEADINGS && (
              <div className="mt-5 lg:sticky lg:top-28">
                <DocumentContents label={t('contents')} headings={headings} />
              </div>
            )}
          </div>
          <div className="min-w-0 lg:col-span-9">
            {post.cover && <CoverPicture image={post.cover} isEager />}
            <Prose html={post.body} />
            <PostNeighbours locale={locale} post={post} />
            <p className="mt-5 print:hidden">
              <TextLink href={blogHref} className="link inline-block py-3">
                {t('all')}
              </TextLink>
            </p>
          </div>
          <RelatedPosts locale={locale} posts={post.related} />
        </div>
      </article>
      <PostNextSteps locale={locale} reader={post.reader} />
    </>
  )
}
