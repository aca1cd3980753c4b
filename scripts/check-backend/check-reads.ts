import { z } from 'zod'
import type { SettingsOverrides } from '#lib/config/settings.ts'
import { isUpstreamError } from '#lib/http/client/errors.ts'
import type { Transport, TransportResponse } from '#lib/http/client/transport.ts'
import { parsePruned } from '#lib/http/foreign-json.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts'
import type { ReadEndpoint, ResourceDefinition } from '#lib/resources/definition.ts'
import { menusResource } from '#lib/resources/menus/definition.ts'
import { RESOURCES } from '#lib/resources/resources.ts'
import { settingsResource } from '#lib/resources/settings/definition.ts'
import { listMissingSettings } from '#lib/resources/settings/missing-settings.ts'
import { toSettings } from '#lib/resources/settings/to-settings.ts'
import { type CheckedAnswer, checkAnswer } from './check-answer.ts'
import type { Tell } from './report.ts'
import {
  MAIN,
  type Pictures,
  picturesIn,
  tellAbsent,
  tellSameLanguages,
} from './summarize-reads.ts'

/** After which the site gives up, and after which visitors notice. */
const LIMIT_MS = 2_500
const SLOW_MS = 800
/** Of each kind of page, in each language. */
const MAX_ITEMS = 25
/** What an item is like has been told where the list was asked for as it is. */
const SILENT: Tell = () => {}
const NOBODY = 'no-such-thing-7f3a'

/** The pages of which a menu names the slugs. */
const MENU_OF: Readonly<Record<string, ReadEndpoint>> = {
  staffPage: menusResource.endpoints.staff,
  candidateProfile: menusResource.endpoints.candidates,
}

export interface ReadCheckOptions {
  transport: Transport
  overrides: SettingsOverrides
  tell: Tell
}

export interface Known {
  pictures: Pictures
  /** A vacancy that can be applied for. */
  vacancyId?: string
}

/** Asks for every GET of the contract in every language, as the site does. */
export async function checkReads(options: ReadCheckOptions): Promise<Known> {
  const { tell } = options
  const answers = new Map<string, CheckedAnswer>()
  const absent = new Set<ReadEndpoint>()

  const get = async (
    endpoint: ReadEndpoint,
    locale: Locale,
    more: { param?: string; search?: string } = {},
  ) => {
    const { param = '', search = '' } = more
    const path = endpoint.path.replace(/\{\w+\}/, encodeURIComponent(param))
    const place = `GET ${path}${search} (${locale})`
    const answer = await ask(options, { service: endpoint.service, path, search, locale }, place)
    return { place, answer, path }
  }

  const check = async (endpoint: ReadEndpoint, locale: Locale, param?: string) => {
    const { place, answer, path } = await get(endpoint, locale, { param })
    if (!answer) return undefined
    if (answer.status !== 200) return { status: answer.status, place }
    const checked = checkAnswer(endpoint, answer, { place, locale, tell })
    if (checked) answers.set(`${path} ${locale}`, checked)
    return { status: 200, place, checked }
  }

  for (const endpoint of endpointsOf(RESOURCES).filter(({ param }) => !param)) {
    for (const locale of LOCALES) {
      const result = await check(endpoint, locale)
      if (!result || result.status === 200) continue
      if (isAbsence(result.status)) absent.add(endpoint)
      else tell('fault', result.place, `status ${result.status}`)
    }
    if (!absent.has(endpoint) && endpoint.response.as === 'page') {
      await checkPaging(endpoint)
      await checkFilters(endpoint)
    }
  }
  tellAbsent(absent, tell)

  for (const { resource, endpoint } of itemEndpoints()) {
    const slugs = slugsFor(resource, endpoint).slice(0, MAX_ITEMS)
    const nowhere: string[] = []
    let isOffered = false
    for (const locale of LOCALES) {
      for (const slug of slugs) {
        const result = await check(endpoint, locale, slug)
        if (!result) continue
        if (result.status === 200) isOffered = true
        else if (isAbsence(result.status)) nowhere.push(result.place)
        else tell('fault', result.place, `status ${result.status}`)
      }
    }
    for (const place of isOffered ? nowhere : []) {
      tell('fault', place, 'it is listed, and leads nowhere')
    }
    if (!isOffered)
      tell('note', `GET ${endpoint.path}`, 'nothing of it is offered: pages are made of the menus')
    else await checkUnknown(endpoint)
  }
  tellSameLanguages(answers, tell)
  tellMissingSettings()
  return { pictures: picturesIn(answers), vacancyId: slugsOfList('/api/vacancies', 'id')[0] }

  async function checkPaging(endpoint: ReadEndpoint): Promise<void> {
    const { place, answer } = await get(endpoint, DEFAULT_LOCALE, { search: '?page=1&per_page=1' })
    if (answer?.status !== 200) return tell('fault', place, `status ${answer?.status ?? 'none'}`)
    const first = checkAnswer(endpoint, answer, { place, locale: DEFAULT_LOCALE, tell: SILENT })
    if (!first?.meta) return
    const { items, meta } = first
    if (items.length > 1) tell('fault', place, `per_page is not kept: ${items.length} items came`)
    if (meta.per_page !== 1 || meta.current_page !== 1)
      tell('fault', place, 'meta does not say the page that was asked for')
    if (meta.last_page !== Math.max(1, meta.total))
      tell('fault', place, `last_page is ${meta.last_page} for ${meta.total} items of one a page`)
    const past = await get(endpoint, DEFAULT_LOCALE, {
      search: `?page=${meta.last_page + 1}&per_page=1`,
    })
    if (past.answer && past.answer.status !== 404) {
      tell('warning', past.place, `past the last page the status is ${past.answer.status}, not 404`)
    }
    if (meta.last_page < 2) return
    const next = await get(endpoint, DEFAULT_LOCALE, { search: '?page=2&per_page=1' })
    if (next.answer?.status !== 200)
      return tell('fault', next.place, `status ${next.answer?.status ?? 'none'}`)
    const second = checkAnswer(endpoint, next.answer, {
      place: next.place,
      locale: DEFAULT_LOCALE,
      tell: SILENT,
    })
    if (JSON.stringify(second?.items) === JSON.stringify(items))
      tell('fault', next.place, 'the second page is the first again')
  }

  /** What nothing can meet must leave nothing: a filter that is not known shows everybody everything. */
  async function checkFilters(endpoint: ReadEndpoint): Promise<void> {
    const all = answers.get(`${endpoint.path} ${DEFAULT_LOCALE}`)
    if (!all || all.items.length === 0) return
    for (const name of Object.keys(endpoint.query?.shape ?? {})) {
      if (name === 'page' || name === 'per_page') continue
      const { place, answer } = await get(endpoint, DEFAULT_LOCALE, {
        search: `?${name}=${NOBODY}`,
      })
      if (answer?.status !== 200) {
        if (answer && answer.status >= 500) tell('fault', place, `status ${answer.status}`)
        continue
      }
      const found = checkAnswer(endpoint, answer, { place, locale: DEFAULT_LOCALE, tell: SILENT })
      if (found && found.items.length >= all.items.length)
        tell('warning', place, 'the filter changes nothing')
    }
  }

  async function checkUnknown(endpoint: ReadEndpoint): Promise<void> {
    if (!endpoint.param?.safeParse(NOBODY).success) return
    const { place, answer } = await get(endpoint, DEFAULT_LOCALE, { param: NOBODY })
    if (answer && answer.status !== 404)
      tell('fault', place, `what there is not has status ${answer.status}, not 404`)
  }

  function slugsFor(resource: ResourceDefinition, endpoint: ReadEndpoint): string[] {
    if (endpoint.param instanceof z.ZodEnum) return endpoint.param.options.map(String)
    const name = /\{(\w+)\}/.exec(endpoint.path)?.[1] ?? ''
    const lists = Object.values(resource.endpoints).filter(({ response }) => response.as === 'page')
    const listed = lists.flatMap(({ path }) => slugsOfList(path, name))
    const menu = MENU_OF[endpoint.name]
    return [...new Set([...listed, ...(menu ? slugsOfMenu(menu.path) : [])])]
  }

  function slugsOfList(path: string, name: string): string[] {
    const items = answers.get(`${path} ${DEFAULT_LOCALE}`)?.items ?? []
    return items
      .map((item) => item[name])
      .filter((id) => id !== undefined)
      .map(String)
  }

  function slugsOfMenu(path: string): string[] {
    const items = answers.get(`${path} ${DEFAULT_LOCALE}`)?.items ?? []
    const pages = z.object({ pages: z.array(z.object({ slug: z.string() })) })
    return items.flatMap((item) => pages.safeParse(item).data?.pages.map(({ slug }) => slug) ?? [])
  }

  function tellMissingSettings(): void {
    const { path, response } = settingsResource.endpoints.one
    const alone = answers.get(`${path} ${DEFAULT_LOCALE}`)?.payload
    const within = z
      .object({ options: z.unknown() })
      .safeParse(answers.get(`${MAIN.path} ${DEFAULT_LOCALE}`)?.payload)
    const pruned = parsePruned(
      response.schema,
      alone ?? within.data?.options,
      'list items and optional fields',
    )
    if ('fault' in pruned) return
    const settings = toSettings(pruned.value, options.overrides)
    const place = `GET ${path}`
    if (!settings.siteName)
      tell('fault', place, 'no site_name, and SITE_NAME is not set: the site does not start')
    if (!settings.messengers)
      tell('fault', place, 'no messengers, and their settings are not set: the site does not start')
    for (const line of listMissingSettings(settings)) tell('warning', place, line)
  }
}

/** Undefined where there is no answer, which is told. */
async function ask(
  { transport, tell }: ReadCheckOptions,
  request: Parameters<Transport>[0],
  place: string,
): Promise<TransportResponse | undefined> {
  const startedAt = performance.now()
  try {
    const answer = await transport(request)
    const ms = Math.round(performance.now() - startedAt)
    if (ms > LIMIT_MS) tell('fault', place, `${ms} ms: the site gives up after ${LIMIT_MS}`)
    else if (ms > SLOW_MS) tell('warning', place, `${ms} ms: a visitor waits for it`)
    return answer
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    tell('fault', place, error.reason)
    return undefined
  }
}

function endpointsOf(resources: readonly ResourceDefinition[]): ReadEndpoint[] {
  return resources.flatMap(({ endpoints }) => Object.values(endpoints))
}

function itemEndpoints() {
  return RESOURCES.flatMap((resource) =>
    endpointsOf([resource])
      .filter(({ param }) => param)
      .map((endpoint) => ({ resource, endpoint })),
  )
}

function isAbsence(status: number): boolean {
  return [404, 410, 501].includes(status)
}
