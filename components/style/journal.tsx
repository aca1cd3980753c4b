import { PostNeighbours } from '#components/blog/post-neighbours.tsx'
import { PostRow } from '#components/blog/post-row.tsx'
import { RelatedPosts } from '#components/blog/related-posts.tsx'
import { TableOfContents } from '#components/blog/table-of-contents.tsx'
import { PolicyContents } from '#components/policies/policy-screen.tsx'
import { listHeadings } from '#lib/html/safe-html.ts'
import { Specimen, Specimens, WideSpecimen } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'

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
