import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isRecord } from '#lib/http/foreign-json.ts'
import { describeIssue } from '../describe-issue.ts'
import type { Fault } from '../fault.ts'
import type { FieldReport } from '../localize.ts'
import { type Crop, cropAround } from './crop.ts'
import type { Size } from './inspect-picture.ts'
import { MEDIA_FOLDER, type MediaFile } from './media-files.ts'

/** Fields that may name a file of the media folder, and the proportions in which each is shown. */
export const PICTURE_FIELDS: ReadonlyMap<string, Size> = new Map([
  ['photo', { width: 4, height: 5 }],
  ['cover', { width: 16, height: 9 }],
])
const WIDTHS = [320, 640, 960, 1_280, 1_920]
/** Whoever shows one address only: share pictures, feeds, other readers of the API. */
const PLAIN_WIDTH = 1_280
/** The best first: a browser takes the first that it knows. */
export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
/** Part of the address: what is made otherwise from one day on has another. */
const VERSION = '1'

export const pictureSchema = z.strictObject({
  file: z.string().min(1),
  alt: z.string().regex(/\S/, 'write what the picture shows, for those who do not see it'),
  focus: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)], {
      error: 'write two numbers from 0 to 100, percent from the left and from the top: [50, 30]',
    })
    .default([50, 50]),
})

/** What is made of a file when it is asked for. */
export interface Picture {
  path: string
  crop: Crop
  proportions: Size
  widths: readonly number[]
}

/** The photographs of a content, and by their key what has become of them. */
export interface Pictures {
  files: ReadonlyMap<string, MediaFile>
  /** Another text for other files. */
  version: string
  byKey: Map<string, Picture>
  /** Names that stand in the content without a file, and where. */
  missing: Map<string, string>
}

export function toPictures(files: readonly MediaFile[]): Pictures {
  const version = createHash('sha256')
  for (const { name, stamp } of files) version.update(`${name}\n${stamp}\n`)
  return {
    files: new Map(files.map((file) => [file.name, file])),
    version: version.digest('hex'),
    byKey: new Map(),
    missing: new Map(),
  }
}

/**
 * Photographs that cannot be shown, and names of files that there are not. Each is a fault of its
 * own, not of who names it: that is shown without a photograph.
 */
export function faultsOfPictures(root: string, { files, missing }: Pictures): Fault[] {
  const broken = [...files.values()].flatMap(({ name, fault }) =>
    fault === undefined ? [] : [[name, fault] as const],
  )
  const named = [...missing].map(
    ([name, owner]) => [name, `there is no such file, which ${owner} names`] as const,
  )
  return [...broken, ...named].map(([name, message]) => ({
    file: [root, MEDIA_FOLDER, name].join('/'),
    field: '',
    message,
  }))
}

/** Whether anything in a file of the content names a photograph. */
export function hasPictures(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPictures)
  if (!isRecord(value)) return false
  return Object.entries(value).some(([key, field]) => isPicture(key, field) || hasPictures(field))
}

/** What an item has named: files that there are not, and what is to be made of the others. */
export interface NamedPictures {
  missing: string[]
  byKey: [string, Picture][]
}

/** Puts what the wire has in the place of each photograph that is named; without a file, nothing. */
export function resolvePictures(
  value: unknown,
  context: { files: Pictures['files']; named: NamedPictures },
  report: FieldReport,
  path: readonly PropertyKey[] = [],
): unknown {
  const resolve = (inner: unknown, key: PropertyKey) =>
    resolvePictures(inner, context, report, [...path, key])
  if (Array.isArray(value)) return value.map(resolve)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const proportions = PICTURE_FIELDS.get(key)
      if (!proportions || !isPicture(key, field)) return [key, resolve(field, key)]
      const parsed = pictureSchema.safeParse(field)
      if (parsed.success) return [key, toImage(parsed.data, proportions, context)]
      for (const issue of parsed.error.issues) {
        report([...path, key, ...issue.path], describeIssue(issue, field))
      }
      return [key, undefined]
    }),
  )
}

function isPicture(key: string, field: unknown): boolean {
  return PICTURE_FIELDS.has(key) && isRecord(field) && !('src' in field)
}

function toImage(
  { file: name, alt, focus }: z.output<typeof pictureSchema>,
  proportions: Size,
  { files, named }: { files: Pictures['files']; named: NamedPictures },
) {
  const file = files.get(name)
  if (!file) named.missing.push(name)
  if (!file?.size) return undefined
  const crop = cropAround(file.size, proportions, focus)
  const described = [VERSION, file.hash, proportions.width, proportions.height, ...focus].join(' ')
  const key = createHash('sha256').update(described).digest('hex').slice(0, 20)
  const fitting = WIDTHS.filter((width) => width <= crop.width)
  const widths = fitting.length > 0 ? fitting : [crop.width]
  named.byKey.push([key, { path: file.path, crop, proportions, widths }])
  const plain = widths.findLast((width) => width <= PLAIN_WIDTH) ?? crop.width
  return {
    src: `/media/${key}/${plain}.jpg`,
    alt,
    width: plain,
    height: heightOf(plain, proportions),
    sources: Object.entries(FORMATS).flatMap(([ending, type]) =>
      widths.map((width) => ({ src: `/media/${key}/${width}.${ending}`, type, width })),
    ),
  }
}

export function heightOf(width: number, proportions: Size): number {
  return Math.round((width * proportions.height) / proportions.width)
}
