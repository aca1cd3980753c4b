import { listHeadings } from '#lib/domain/safe-html'
import { PostNeighbours } from '@/components/blog/post-neighbours'
import { PostRow } from '@/components/blog/post-row'
import { RelatedPosts } from '@/components/blog/related-posts'
import { TableOfContents } from '@/components/blog/table-of-contents'
import { PolicyContents } from '@/components/policies/policy-contents'
import { Specimen, Specimens, WideSpecimen } from './specimen'
import type { StyleData } from './style-data'
import { STYLE_TEXTS } from './style-texts'

const { journal: texts } = STYLE_TEXTS

export function Journal({ locale, posts, prose }: StyleData) {
  const [previous, next] = posts
  return (
    <Specimens>
      <Specimen name={texts.neighbours}>
        <PostNeighbours locale={locale} post={{ previous, next }} />
      </Specimen>
      <Specimen name={texts.neighbours} note={texts.newest}>
        <PostNeighbours locale={locale} post={{ previous }} />
      </Specimen>
      <Specimen name={texts.contents}>
        <TableOfContents label={texts.contents} html={prose} />
      </Specimen>
      <Specimen name={texts.policy}>
        <PolicyContents label={texts.policy} headings={listHeadings(prose)} />
      </Specimen>
    </Specimens>
  )
}

export function Articles({ locale, posts }: StyleData) {
  const [lead, ...rows] = posts
  if (!lead) return null
  return (
    <>
      <WideSpecimen name={texts.lead}>
        <div className="page-width py-8">
          <PostRow locale={locale} post={lead} isLead />
        </div>
      </WideSpecimen>
      <WideSpecimen name={texts.row}>
        <div className="page-width">
          {rows.map((post) => (
            <PostRow key={post.slug} locale={locale} post={post} />
          ))}
        </div>
      </WideSpecimen>
      <WideSpecimen name={texts.related}>
        <RelatedPosts locale={locale} posts={rows} />
      </WideSpecimen>
    </>
  )
}
