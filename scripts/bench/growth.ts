import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSiteProcess } from '#scripts/site-process.ts'
import { FIRST_VACANCY, generateContent } from './generate-content.ts'
import { bytesOf } from './measure.ts'
import { asked, count, ms, type Table } from './table.ts'

/** BENCH_SIZES=20000 takes several minutes. */
const SIZES = (process.env.BENCH_SIZES ?? '200,2000').split(',').map(Number)
const CRAWLED = 400
const ASKED_RSS_MB = 512
const ASKED_SEARCH_MS = 20
/** Answered anew each time: nobody has asked for just these words before. */
const QUESTIONS = ['nanny london', 'повар монако', 'chauffeur', 'governess french', 'сиделка']

/** What more content costs: the start, what everybody loads, lists, search, memory. */
export async function benchGrowth(dir: string): Promise<Table[]> {
  const columns: string[][] = []
  for (const size of SIZES) {
    const content = join(dir, `content-${size}`)
    generateContent(size, content)
    columns.push(await measureSize(size, content, join(dir, `data-${size}`)))
  }
  return [
    {
      title: 'With more content',
      note: `As many vacancies, candidates and posts each. The crawler reads ${CRAWLED} vacancies in both languages.`,
      head: ['', ...SIZES.map((size) => count(size))],
      rows: NAMES.map((name, row) => [name, ...columns.map((column) => column[row] ?? '')]),
    },
  ]
}

const NAMES = [
  'start, until it answers',
  'memory after the start',
  '`/api/main`, bytes',
  'page `/`, first and second time',
  'list `/vacancies`, first time',
  'a late page of it, first time',
  'a vacancy, first time',
  'search, the slowest of five (`/api/vacancies?q=`)',
  'sitemap, first time; bytes',
  `memory after a crawler (≤ ${ASKED_RSS_MB} MB)`,
]

async function measureSize(size: number, content: string, data: string): Promise<string[]> {
  const startedAt = performance.now()
  const site = await startSiteProcess({ CONTENT_DIR: content, DATA_DIR: data, LOG_LEVEL: 'error' })
  try {
    const start = performance.now() - startedAt
    const memory = memoryOf(site.pid)
    const main = await bytesOf(`${site.url}/api/main`, {})
    const timeOf = async (path: string) => {
      const from = performance.now()
      const { length } = await bytesOf(site.url + encodeURI(path), {})
      return { took: performance.now() - from, length }
    }
    const home = [await timeOf('/'), await timeOf('/')]
    const list = await timeOf('/vacancies')
    const late = await timeOf(`/vacancies?page=${Math.max(2, Math.floor(size / 20))}`)
    const one = await timeOf(`/vacancies/${FIRST_VACANCY}`)
    await timeOf('/api/vacancies?q=warm')
    const searches = []
    for (const words of QUESTIONS) searches.push((await timeOf(`/api/vacancies?q=${words}`)).took)
    const slowest = Math.max(...searches)
    const sitemap = await timeOf('/sitemap.xml')
    await crawl(site.url, size)
    const after = memoryOf(site.pid)
    return [
      ms(start),
      `${memory} MB`,
      count(main.length),
      home.map(({ took }) => ms(took)).join(', '),
      ms(list.took),
      ms(late.took),
      ms(one.took),
      asked(`${ms(slowest)}, ≤ ${ASKED_SEARCH_MS}`, slowest <= ASKED_SEARCH_MS),
      `${ms(sitemap.took)}; ${count(sitemap.length)}`,
      asked(`${after} MB`, after <= ASKED_RSS_MB),
    ]
  } finally {
    await site.end()
  }
}

/** Resident, in megabytes; the kernel keeps the figure only where there is /proc. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Some pages of each kind, evenly, in both languages, as a search engine would take them. */
async function crawl(origin: string, size: number): Promise<void> {
  const step = Math.max(1, Math.floor(size / CRAWLED))
  for (let index = 0; index < size; index += step) {
    for (const prefix of ['', '/ru']) {
      await fetch(`${origin}${prefix}/vacancies/${FIRST_VACANCY + index}`).then((one) => one.text())
    }
  }
}
