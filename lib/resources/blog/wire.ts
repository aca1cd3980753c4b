import { z } from 'zod'
import {
  htmlSchema,
  isoDateSchema,
  listOf,
  optional,
  optionalTextSchema,
  slugSchema,
} from '#lib/resources/fields.ts'
import { imageWireSchema } from '#lib/resources/image-wire.ts'

export const blogPostSummaryWireSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  excerpt: z.string(),
  published_at: isoDateSchema,
  updated_at: optional(isoDateSchema),
  reading_minutes: z.number().int().positive(),
  cover: optional(imageWireSchema),
  tags: listOf(z.string().min(1)),
  author: optionalTextSchema,
})

const postLinkWireSchema = z.object({ slug: slugSchema, title: z.string().min(1) })

export const blogPostWireSchema = blogPostSummaryWireSchema.extend({
  body: htmlSchema,
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
  related: listOf(blogPostSummaryWireSchema),
  previous: optional(postLinkWireSchema).describe('The post published before this one'),
  next: optional(postLinkWireSchema).describe('The post published after this one'),
})

export type BlogPostSummaryWire = z.output<typeof blogPostSummaryWireSchema>
export type BlogPostWire = z.output<typeof blogPostWireSchema>
