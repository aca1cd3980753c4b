import { routerHash } from '#lib/server/cacheable-request.ts'
import { startNodeServer, startSiteProcess } from '#scripts/site-process.ts'
import { startFixtureSite } from './fixture-site.ts'
import { BROTLI, bytesOf, GZIP, type Measured, measure, ratioOf, type Target } from './measure.ts'
import { findNginx, HOW_TO_INSTALL } from './nginx.ts'
import { startFiles } from './nginx-files.ts'
import { asked, count, ms, type Table, us } from './table.ts'

/** What the framework's router in the browser asks for when a link comes into view. */
const PREFETCH = { rsc: '1', 'next-router-prefetch': '1' }

/** One process of the site under load, beside what the same machine can do with less. */
export async function benchPages(data: string): Promise<Table[]> {
  const nginx = findNginx()
  if (!nginx) process.stderr.write(`${HOW_TO_INSTALL}; its rows are left out.\n`)
  const site = await startSiteProcess({ DATA_DIR: data, LOG_LEVEL: 'error' })
  const minimal = await startFixtureSite('minimal')
  const nextIntl = await startFixtureSite('next-intl')
  const files = nginx ? await startFiles(nginx, site.url) : undefined
  const bare = await startBareServer(`${site.url}/uk`)
  try {
    const page = {
      name: 'cached page `/uk`, gzip',
      pid: site.pid,
      url: `${site.url}/uk`,
      headers: GZIP,
    }
    const rows: Row[] = [
      ...(files
        ? [
            {
              name: 'nginx, the page `/uk` as a file, gzip',
              pid: files.pid,
              url: `${files.url}/page`,
              headers: GZIP,
            },
            {
              name: 'nginx, the same, brotli',
              pid: files.pid,
              url: `${files.url}/page.br`,
              headers: BROTLI,
            },
          ]
        : []),
      { name: 'bare server of Node, gzip', pid: bare.pid, url: `${bare.url}/`, headers: GZIP },
      { name: 'minimal Next.js page', pid: minimal.pid, url: `${minimal.url}/`, headers: GZIP },
      {
        name: 'usual set-up of next-intl',
        pid: nextIntl.pid,
        url: `${nextIntl.url}/en`,
        headers: GZIP,
      },
      {
        ...page,
        against: [
          ...(files ? [[`${files.url}/page`, 0.35] as const] : []),
          [`${bare.url}/`],
          [`${nextIntl.url}/en`, 30],
        ],
      },
      {
        ...page,
        name: 'the same, brotli',
        headers: BROTLI,
        against: files ? [[`${files.url}/page.br`, 0.35]] : [],
      },
      {
        ...page,
        name: 'home `/`, gzip',
        url: `${site.url}/`,
        against: [[`${nextIntl.url}/en`, 30]],
      },
      ...(
        [
          ['RSC payload of it', prefetchOf('/uk'), { ...PREFETCH, ...GZIP }],
          ['`/api/main`', '/api/main', GZIP],
          ['`/blog?page=2`', '/blog?page=2', GZIP],
          ['`/vacancies?country=uae`', '/vacancies?country=uae', GZIP],
          ['post', '/blog/leaving-well', GZIP],
        ] as const
      ).map(
        ([name, path, headers]): Row => ({
          name,
          pid: site.pid,
          url: site.url + path,
          headers,
          against: [[page.url, 0.7]],
        }),
      ),
      {
        name: 'minimal, unknown addresses',
        pid: minimal.pid,
        url: `${minimal.url}/unknown-{n}`,
        headers: GZIP,
        hasNumbers: true,
        status: 404,
      },
      {
        name: 'unknown addresses',
        pid: site.pid,
        url: `${site.url}/unknown-{n}`,
        headers: GZIP,
        hasNumbers: true,
        status: 404,
        against: [[`${minimal.url}/unknown-{n}`, 5]],
      },
    ]
    for (const { url, headers = {}, status } of rows) await bytesOf(url, headers, status)
    return [toTable(await measure(rows))]
  } finally {
    await Promise.all([site, minimal, nextIntl, files, bare].map((each) => each?.end()))
  }
}

interface Row extends Target {
  status?: number
  /** Address of a yardstick, and how many times as fast as it this is to be. */
  against?: readonly (readonly [url: string, times?: number])[]
}

/** What a process of Node can do at the most with the same bytes. */
function startBareServer(address: string) {
  return startNodeServer({
    args: ['scripts/bench/bare-server.ts', address],
    environment: {},
    ready: /^It listens at (\d+)/,
  })
}

function toTable(results: (Row & Measured)[]): Table {
  return {
    title: 'Pages, from one process',
    note: 'Requests a second; each ratio is to a row above, both in the same rounds.',
    head: ['', 'requests/s', 'processor', 'p99', 'failed', 'ratio', 'asked'],
    rows: results.map((row) => {
      const ratios = (row.against ?? []).flatMap(([url, times]) => {
        const other = results.find((each) => each.url === url)
        if (!other) return []
        const ratio = ratioOf(row, other)
        const text = `${ratio.toFixed(2)} of ${other.name}`
        return { text, asked: times === undefined ? '–' : asked(`≥ ${times}`, ratio >= times) }
      })
      return [
        row.name,
        count(row.rate),
        us(row.cpuUs),
        ms(row.p99Ms),
        // 404 is no success to the tool that counts.
        row.status === 404 ? '' : String(row.failed),
        ratios.map(({ text }) => text).join('; '),
        ratios.map((each) => each.asked).join('; '),
      ]
    }),
  }
}

function prefetchOf(path: string): string {
  return `${path}?_rsc=${routerHash({ ...PREFETCH })}`
}
