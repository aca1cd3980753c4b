import { useTranslations } from 'next-intl'
import type { BlogPost, PostLink } from '#lib/domain/blog-post'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { SiteLink } from '@/components/ui/site-link'

interface PostNeighboursProps {
  locale: Locale
  post: Pick<BlogPost, 'previous' | 'next'>
}

/** The articles on either side of this one, by date. */
export function PostNeighbours({ locale, post: { previous, next } }: PostNeighboursProps) {
  const t = useTranslations('blog.neighbours')
  if (!previous && !next) return null
  return (
    <nav
      aria-label={t('label')}
      className="mt-16 grid gap-x-column border-t border-ink sm:grid-cols-2 print:hidden"
    >
      {previous && <Neighbour locale={locale} term={t('previous')} post={previous} />}
      {next && (
        <div className="sm:col-start-2 sm:text-right">
          <Neighbour locale={locale} term={t('next')} post={next} />
        </div>
      )}
    </nav>
  )
}

interface NeighbourProps {
  locale: Locale
  term: string
  post: PostLink
}

function Neighbour({ locale, term, post }: NeighbourProps) {
  return (
    <SiteLink
      href={localizedPath(locale, PATHS.post(post.slug))}
      className="group block py-5 max-sm:border-b max-sm:border-rule"
    >
      <span className="block text-small text-muted">{term}</span>
      <span className="mt-1 block font-serif text-h4 text-balance group-hover:text-ember">
        {post.title}
      </span>
    </SiteLink>
  )
}
