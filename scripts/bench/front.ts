import { startSiteProcess } from '#scripts/site-process.ts'
import { BROTLI, bytesOf, GZIP, measure, ratioOf } from './measure.ts'
import { findNginx, HOW_TO_INSTALL, shippedConfig, startNginx } from './nginx.ts'
import { startFiles } from './nginx-files.ts'
import { asked, count, ms, type Table, us } from './table.ts'

const ASKED_RATIO = 0.9
const ASKED_P99_MS = 2

/** The site behind the nginx configuration that it comes with, beside the same bytes as files. */
export async function benchFront(data: string): Promise<Table[]> {
  const nginx = findNginx()
  if (!nginx) {
    process.stderr.write(`${HOW_TO_INSTALL}; its table is left out.\n`)
    return []
  }
  const site = await startSiteProcess({ DATA_DIR: data, LOG_LEVEL: 'error', TRUST_PROXY: '1' })
  const front = await startNginx({ nginx, http: (place) => shippedConfig(site.url, place) })
  const files = await startFiles(nginx, site.url)
  try {
    const targets = [
      { name: 'files, gzip', pid: files.pid, url: `${files.url}/page`, headers: GZIP },
      { name: 'files, brotli', pid: files.pid, url: `${files.url}/page.br`, headers: BROTLI },
      { name: '`/uk` behind nginx, gzip', pid: front.pid, url: `${front.url}/uk`, headers: GZIP },
      {
        name: '`/uk` behind nginx, brotli',
        pid: front.pid,
        url: `${front.url}/uk`,
        headers: BROTLI,
      },
      { name: 'home `/` behind nginx, gzip', pid: front.pid, url: `${front.url}/`, headers: GZIP },
    ]
    for (const { url, headers } of targets) await bytesOf(url, headers)
    const results = await measure(targets)
    const rows = results.map((row, index) => {
      const file = results.find(
        ({ url, headers }) => url.startsWith(files.url) && headers === row.headers,
      )
      const plain = [row.name, count(row.rate), us(row.cpuUs), ms(row.p99Ms), String(row.failed)]
      if (index < 2 || !file) return plain
      const ratio = ratioOf(row, file)
      const laterMs = row.p99Ms - file.p99Ms
      return [
        ...plain,
        ratio.toFixed(2),
        asked(`≥ ${ASKED_RATIO}`, ratio >= ASKED_RATIO),
        asked(`≤ ${ms(ASKED_P99_MS)} later`, laterMs <= ASKED_P99_MS),
      ]
    })
    const head = ['', 'requests/s', 'processor', 'p99', 'failed', 'of files', 'asked', 'p99 asked']
    return [{ title: 'Behind the shipped nginx', head, rows }]
  } finally {
    await Promise.all([site, front, files].map((each) => each.end()))
  }
}
