import type { z } from 'zod'
import type { Endpoint } from '#lib/http/client/transport.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/**
 * A kind of content: what it looks like on the wire, where it is asked for, which folder of the
 * embedded content holds it. Whatever lists kinds of content iterates over `RESOURCES`.
 */
export interface ResourceDefinition {
  /** By the names under which the published contract lists them. */
  schemas: Readonly<Record<string, z.ZodType>>
  endpoints: Readonly<Record<string, ReadEndpoint>>
  content?: ContentFolder
}

/** A GET of the contract. */
export interface ReadEndpoint<
  Query extends z.ZodObject = z.ZodObject,
  Wire extends z.ZodType = z.ZodType,
> extends Endpoint<Wire> {
  /** The published `operationId`. */
  name: string
  query?: Query
  summary: string
  /** The answer from the embedded content, or a promise; undefined is answered as not found. */
  fromContent(call: ContentCall<z.output<Query>>): unknown
}

export interface ContentCall<Query = unknown> {
  content: LocalContent
  inAllLanguages: AllContent
  /** Decoded and checked; empty for an endpoint without one. */
  param: string
  query: Query
  now: Date
}

/**
 * A folder of YAML files, and what becomes of them. Where there may be very many, what lists, filters
 * and references need of an item is in memory, and all of it on the disk.
 */
export interface ContentFolder<Item = unknown, Built = unknown, Head = Item> {
  name: string
  /** Of an item in one language: the fields of the wire, and the content's own. */
  schema: z.ZodType<Item>
  /** What is in memory of an item, as plain data; without it the whole. */
  toHead?(item: Item): Head
  /** What its file is to be named after. */
  fileNameOf(item: Head): { field: string; name: string }
  requiredFiles?: readonly string[]
  /** Whether no page can be made without it. */
  isEssential?: boolean
  /** A number that no two items may share. */
  uniqueId?(item: Head): number
  references?(item: Head): ContentReference[]
  build(items: readonly Head[], context: BuildContext<Head, Item>): Built
  /** The next moment, in milliseconds, at which the clock alone changes what is answered. */
  changesAt?(built: Built, now: Date): number | undefined
  /** Makes ready what the first question would wait for, whenever the content is another. */
  prepare?(content: AllContent): Promise<unknown>
}

/** Names of items of another folder that stand in a field. */
interface ContentReference {
  /** With `*` for the position in a list: `countries.*`. */
  field: string
  names: readonly (string | undefined)[]
  folder: string
}

export interface BuildContext<Head, Item = Head> {
  /** What another folder has become in this language. */
  content: LocalContent
  /** An ISO date: what is built is built anew each day. */
  today: string
  /** The same items in every language. */
  inAllLanguages: Readonly<Record<Locale, readonly Head[]>>
  /** All of an item, from the disk. */
  read(head: Head): Item
  /** Another text as soon as its file says something else. */
  versionOf(head: Head): string
}

/** The embedded content in one language. */
export interface LocalContent {
  get<Built>(folder: ContentFolder<unknown, Built>): Built
}

/** The embedded content, another object for each state of it. */
export type AllContent = Readonly<Record<Locale, LocalContent>>

/** Keeps the type of the query together with the answer that is made from it. */
export function defineEndpoint<Query extends z.ZodObject, Wire extends z.ZodType>(
  endpoint: ReadEndpoint<Query, Wire>,
): ReadEndpoint<Query, Wire> {
  return endpoint
}

export function defineContent<Item, Built, Head = Item>(
  folder: ContentFolder<Item, Built, Head>,
): ContentFolder<Item, Built, Head> {
  return folder
}
