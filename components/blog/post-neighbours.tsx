import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPost, PostLink } from '#lib/resources/blog/model.ts'

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
      className="mt-10 grid gap-x-column border-t border-ink sm:grid-cols-2 print:hidden"
    >
      {previous && <Neighbour locale={locale} term={t('previous')} post={previous} />}
      {next && (
        <div className={`sm:text-right ${previous ? '' : 'sm:col-span-full'}`}>
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
