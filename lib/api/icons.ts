import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import { instance } from '#lib/server/instance.ts'

/** A drawing as paths alone: nothing of it can be markup. */
interface IconShape {
  viewBox: string
  paths: string[]
  /** What lies under the lines, as the flat fills of the drawings do; not every icon has it. */
  tone?: string
}

/** What is read of a set in the Iconify format. */
export interface IconSet {
  icons: Record<string, { body: string }>
  width?: number
  height?: number
}

const MAX_NAMES = 60
const DAY_SECONDS = 24 * 60 * 60
const PATH = /<path\b[^>]*\sd="([^"]+)"([^>]*)/g
/** Shown at 32 pixels, its lines are as strong as those of the drawings. */
const LINES = '-light'
const TONED = '-duotone'

/** Answers `?icons=a,b` with the shapes of those names that the set has. */
export async function handleIcons(request: Request, loadSet = loadIcons): Promise<Response> {
  const language = negotiateLocale(request.headers.get('accept-language'))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return problemResponse(405, language, { headers: { Allow: 'GET, HEAD, OPTIONS' } })
  }
  const wanted = new URL(request.url).searchParams.get('icons') ?? ''
  const names = [...new Set(wanted.split(',').map((name) => name.trim()))].filter(Boolean)
  if (names.length === 0 || names.length > MAX_NAMES) {
    return problemResponse(422, language, { fields: ['icons'] })
  }
  const set = await loadSet()
  const known = names.flatMap((name) => {
    const shape = findShape(set, name)
    return shape ? [[name, shape] as const] : []
  })
  return jsonResponse({ icons: Object.fromEntries(known) }, language, {
    headers: { 'Cache-Control': `public, max-age=${DAY_SECONDS}` },
  })
}

function findShape(set: IconSet, name: string): IconShape | undefined {
  const known = [name + LINES, name].find((one) => Object.hasOwn(set.icons, one))
  if (!known) return undefined
  const paths = pathsOf(set, known).map(([, path = '']) => path)
  const tone = pathsOf(set, name + TONED).find(([, , rest]) => rest?.includes('opacity'))?.[1]
  return { viewBox: `0 0 ${set.width ?? 16} ${set.height ?? 16}`, paths, tone }
}

function pathsOf({ icons }: IconSet, name: string): RegExpExecArray[] {
  return Object.hasOwn(icons, name) ? [...(icons[name]?.body ?? '').matchAll(PATH)] : []
}

/** Read at the start: on a busy machine the first visitor would wait too long for a set this large. */
export function loadIcons(): Promise<IconSet> {
  const site = instance()
  site.icons ??= import('@iconify-json/ph').then(({ icons }) => icons)
  return site.icons
}
