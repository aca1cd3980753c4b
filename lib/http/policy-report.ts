import { z } from 'zod'

/** What is kept of a report: nothing that could say who was refused something, or on which page. */
export interface Refusal {
  directive: string
  kind: 'inline' | 'eval' | 'own' | 'foreign' | 'extension' | 'data' | 'other'
  /** The origin that something was to come from. */
  origin?: string
  /** The path of the page, to be told of by its kind alone. */
  path: string
}

/** A browser sends a handful at once; whoever sends more has made them up. */
const MAX_REPORTS = 20
const DIRECTIVES = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'connect-src'],
  ...['form-action', 'frame-src', 'manifest-src', 'media-src', 'object-src', 'worker-src'],
  ...['frame-ancestors', 'base-uri'],
]
const EXTENSION = /^(?:chrome|moz|ms-browser|safari(?:-web)?)-extension\b/
const LOCAL = /^(?:data|blob|filesystem|about)\b/

const text = z.string().max(4_096).catch('')
const reportSchema = z
  .object({ directive: text, blocked: text, page: text, source: text })
  .transform(toRefusal)
/** As `report-uri` has it sent. */
const plainSchema = z
  .object({ 'csp-report': z.record(z.string(), z.unknown()) })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
    },
  ])
/** As the Reporting API sends it; other kinds of report are not asked for. */
const listSchema = z
  .array(z.object({ type: text, body: z.record(z.string(), z.unknown()).catch({}) }))
  .max(MAX_REPORTS)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        page: body.documentURL,
        source: body.sourceFile,
      })),
  )
const reportsSchema = z.union([plainSchema, listSchema]).pipe(z.array(reportSchema))

/** What a browser, or whoever says to be one, reports; undefined where that is no report. */
export function parsePolicyReport(body: unknown): Refusal[] | undefined {
  return reportsSchema.safeParse(body).data
}

function toRefusal({ directive, blocked, page, source }: Record<string, string>): Refusal {
  const [name = ''] = (directive ?? '').toLowerCase().split(' ')
  const place = URL.parse(page ?? '')
  const url = URL.parse(blocked ?? '')
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  const kind = kindOf(blocked ?? '', source ?? '')
  return {
    directive: DIRECTIVES.includes(name) ? name : 'other',
    kind: kind ?? (isWeb ? (url.origin === place?.origin ? 'own' : 'foreign') : 'other'),
    ...(!kind && isWeb ? { origin: url.origin } : {}),
    path: place?.pathname ?? '',
  }
}

function kindOf(blocked: string, source: string): Refusal['kind'] | undefined {
  if (EXTENSION.test(blocked) || EXTENSION.test(source)) return 'extension'
  if (blocked === 'inline' || blocked === 'eval') return blocked
  return LOCAL.test(blocked) ? 'data' : undefined
}
