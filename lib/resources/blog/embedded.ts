import { toPlainText } from '#lib/html/sanitize.ts'
import { newestFirst } from '#lib/resources/content-items.ts'
import type { BuildContext } from '#lib/resources/definition.ts'
import { toImage } from '#lib/resources/image.ts'
import type { BlogItem, BlogPostSummaryWire, BlogPostWire } from './definition.ts'

const WORDS_PER_MINUTE = 180

/** What is in memory of a post. */
type BlogHead = ReturnType<typeof toBlogHead>

export function toBlogHead({ slug, published_at, updated_at, tags, related, cover }: BlogItem) {
  return { slug, published_at, updated_at, tags, related, picture: toImage(cover)?.src }
}

interface Context {
  read(head: BlogHead): BlogItem
  posts: readonly BlogHead[]
  bySlug: ReadonlyMap<string, BlogHead>
}

class BlogEntry {
  readonly head: BlogHead
  /** In every language, lower case: a tag in an address outlives a change of language. */
  readonly tags: readonly string[]
  readonly #index: number
  readonly #context: Context

  constructor(index: number, head: BlogHead, tags: readonly string[], context: Context) {
    this.head = head
    this.tags = tags
    this.#index = index
    this.#context = context
  }

  /** From the disk, like all of it. */
  get summary(): BlogPostSummaryWire {
    return toSummary(this.#context.read(this.head))
  }

  get wire(): BlogPostWire {
    const { read, bySlug } = this.#context
    const item = read(this.head)
    const { body, meta_title, meta_description, reader } = item
    const related = item.related.flatMap((slug) => {
      const other = bySlug.get(slug)
      return other ? toSummary(read(other)) : []
    })
    const neighbours = { previous: this.#link(1), next: this.#link(-1) }
    return {
      ...toSummary(item),
      body,
      meta_title,
      meta_description,
      reader,
      related,
      ...neighbours,
    }
  }

  #link(distance: number): BlogPostWire['previous'] {
    const { posts, read } = this.#context
    const head = posts[this.#index + distance]
    return head && { slug: head.slug, title: read(head).title }
  }
}

/** The posts by slug, newest first, without those whose day has not come. */
export function buildPosts(
  heads: readonly BlogHead[],
  { inAllLanguages, today, read }: BuildContext<BlogHead, BlogItem>,
): ReadonlyMap<string, BlogEntry> {
  const posts = newestFirst(heads).filter(({ published_at }) => published_at.slice(0, 10) <= today)
  const context = { read, posts, bySlug: new Map(posts.map((post) => [post.slug, post])) }
  const tagsOf = lowerCaseTags(Object.values(inAllLanguages).flat())
  return new Map(
    posts.map((post, index) => [post.slug, new BlogEntry(index, post, tagsOf(post.slug), context)]),
  )
}

function lowerCaseTags(everywhere: readonly BlogHead[]): (slug: string) => readonly string[] {
  // Of many posts with few tags, each text is in memory once.
  const known = new Map<string, string>()
  const lower = (tag: string) => {
    const text = known.get(tag) ?? tag.toLowerCase()
    known.set(tag, text)
    return text
  }
  const bySlug = Map.groupBy(everywhere, ({ slug }) => slug)
  return (slug) => (bySlug.get(slug) ?? []).flatMap(({ tags }) => tags.map(lower))
}

function toSummary(post: BlogItem): BlogPostSummaryWire {
  const { body, meta_title: _title, meta_description: _description, related: _, ...summary } = post
  return { ...summary, reading_minutes: countReadingMinutes(body) }
}

function countReadingMinutes(html: string): number {
  const words = toPlainText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
