import { z } from 'zod'
import { toPage } from '#lib/http/paging.ts'
import {
  defineContent,
  defineEndpoint,
  type ResourceDefinition,
} from '#lib/resources/definition.ts'
import {
  htmlSchema,
  isoDateSchema,
  listOf,
  optional,
  optionalTextSchema,
  slugSchema,
} from '#lib/resources/fields.ts'
import { imageWireSchema } from '#lib/resources/image.ts'
import { filterField, pagingFields } from '#lib/resources/query-fields.ts'
import { buildPosts, toBlogHead } from './embedded.ts'
import { POSTS_PER_PAGE } from './model.ts'

const blogPostSummaryWireSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  excerpt: z.string(),
  published_at: isoDateSchema,
  updated_at: optional(isoDateSchema),
  reading_minutes: z.number().int().positive(),
  cover: optional(imageWireSchema),
  tags: listOf(z.string().min(1)),
  belongings: optional(z.array(z.string())),
  author: optionalTextSchema,
})

const postLinkWireSchema = z.object({ slug: slugSchema, title: z.string().min(1) })

const blogPostWireSchema = blogPostSummaryWireSchema.extend({
  body: htmlSchema,
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
  related: listOf(blogPostSummaryWireSchema),
  previous: optional(postLinkWireSchema).describe('The post published before this one'),
  reader: optional(z.enum(['employer', 'candidate'])).describe('Whom it is written for'),
  next: optional(postLinkWireSchema).describe('The post published after this one'),
})

export type BlogPostSummaryWire = z.output<typeof blogPostSummaryWireSchema>
export type BlogPostWire = z.output<typeof blogPostWireSchema>

const blogItemSchema = blogPostWireSchema
  .omit({ reading_minutes: true, previous: true, next: true })
  .extend({ related: z.array(slugSchema).default([]) })

export type BlogItem = z.output<typeof blogItemSchema>

/** A post names the slugs of related ones; its neighbours and its reading time are worked out. */
export const blogContent = defineContent({
  name: 'blog',
  schema: blogItemSchema,
  toHead: toBlogHead,
  fileNameOf: ({ slug }) => ({ field: 'slug', name: slug }),
  references: ({ related }) => [{ field: 'related.*', names: related, folder: 'blog' }],
  build: buildPosts,
})

export const blogResource = {
  schemas: { BlogPost: blogPostWireSchema, BlogPostSummary: blogPostSummaryWireSchema },
  endpoints: {
    list: defineEndpoint({
      name: 'blogList',
      path: '/api/blog',
      query: z.object({ ...pagingFields(POSTS_PER_PAGE), tag: filterField() }),
      service: 'main',
      summary: 'Blog posts, newest first',
      response: { schema: blogPostSummaryWireSchema, as: 'page' },
      fromContent: ({ content, query }) => {
        const tag = query.tag?.toLowerCase()
        const posts = [...content.get(blogContent).values()]
        const found = posts.filter(({ tags }) => !tag || tags.includes(tag))
        const { data, meta } = toPage(found, query)
        return { data: data.map(({ summary }) => summary), meta }
      },
    }),
    one: defineEndpoint({
      name: 'blogPost',
      path: '/api/blog/{slug}',
      param: slugSchema,
      service: 'main',
      summary: 'A blog post',
      response: { schema: blogPostWireSchema, as: 'one' },
      fromContent: ({ content, param }) => content.get(blogContent).get(param)?.wire,
    }),
  },
  content: blogContent,
} as const satisfies ResourceDefinition
