import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { readContents } from './budget-contents.ts'
import { fontsFor, heaviestDrawing } from './budget-looks.ts'
import { pageOfEveryType } from './budget-pages.ts'
import { assetsOf, createScales, weightOf } from './budget-weigh.ts'

/** In bytes, compressed with brotli: of what the first view of a page loads, and of one drawing in it. */
const LIMITS = {
  document: 10 * 1024,
  // The document, and the payload that says the same to the framework.
  'with payload': 17.25 * 1024,
  script: 125 * 1024,
  style: 13.4 * 1024,
  fonts: 78 * 1024,
  drawing: 12 * 1024,
}

/** Of the pages that show more than others; one round trip for the document nevertheless. */
const HIGHER_LIMITS: ReadonlyMap<string, Partial<typeof LIMITS>> = new Map([
  ['home', { document: 14 * 1024, 'with payload': 22 * 1024 }],
  ['country', { document: 10.25 * 1024 }],
  ['staff', { document: 11 * 1024, 'with payload': 18.5 * 1024 }],
  ['post', { document: 10.5 * 1024 }],
  // Its payload stands in it.
  ['not found', { document: 11 * 1024 }],
])

/** Where to write how many pages are light enough, and how many are not. */
const [, , report] = process.argv
const data = mkdtempSync(join(tmpdir(), 'budgets-'))
const server = spawn(process.execPath, ['scripts/serve.ts'], {
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: data,
  },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
try {
  process.exitCode = (await weighSite(await addressOf(server))) ? 0 : 1
} finally {
  server.kill()
  rmSync(data, { recursive: true, force: true })
}

/** Prints what every type of page weighs and is made of; false where one is too heavy. */
async function weighSite(origin: string): Promise<boolean> {
  const weigh = createScales(origin)
  const sum = async (addresses: string[]) =>
    (await Promise.all(addresses.map(weigh))).reduce((total, bytes) => total + bytes, 0)
  const users = new Map<string, number>()
  const rows: { page: string; weights: number[]; limits: number[] }[] = []

  for (const [type, path] of await pageOfEveryType(origin)) {
    for (const address of LOCALES.map((locale) => localizedPath(locale, path))) {
      const html = await read(origin + address)
      const { scripts, payloads, styles, fonts } = assetsOf(html)
      if (scripts.length === 0) throw new Error(`${address} loads no script at all`)
      for (const script of scripts) users.set(script, (users.get(script) ?? 0) + 1)
      const sheets = await Promise.all(styles.map((style) => read(origin + style)))
      const allFonts = new Set([...fonts, ...sheets.flatMap((sheet) => fontsFor(sheet, html))])
      // The sheet stands in it, and has a limit of its own.
      const document = weightOf(html.replaceAll(/<style>[\s\S]*?<\/style>/g, ''))
      rows.push({
        page: `${type}  ${address}`,
        limits: Object.values({ ...LIMITS, ...HIGHER_LIMITS.get(type) }),
        weights: [
          document,
          document + (await sum(payloads)),
          await sum(scripts),
          await sum(styles),
          await sum([...allFonts]),
          heaviestDrawing(html),
        ],
      })
    }
  }

  const light = rows.filter(({ weights, limits }) =>
    weights.every((bytes, column) => bytes <= (limits[column] ?? 0)),
  )
  const counts = { passed: light.length, failed: rows.length - light.length }
  if (report) writeFileSync(report, JSON.stringify(counts))
  print(
    ['page', ...Object.entries(LIMITS).map(([name, limit]) => `${name}, at most ${kb(limit)}`)],
    rows.map(({ page, weights, limits }) => [
      page,
      ...weights.map((bytes, column) => verdict(bytes, limits[column] ?? 0)),
    ]),
  )
  const contentsOf = readContents('.next')
  const byWeight = await Promise.all(
    [...users].map(async ([script, pages]) => ({ script, pages, bytes: await weigh(script) })),
  )
  byWeight.sort((one, other) => other.bytes - one.bytes)
  print(
    ['script', 'weight', `pages of ${rows.length}`, 'made of'],
    byWeight.map(({ script, pages, bytes }) => [
      script.replace(/^.*\//, ''),
      kb(bytes),
      String(pages),
      contentsOf(script),
    ]),
  )
  return counts.failed === 0
}

async function read(address: string): Promise<string> {
  return (await fetch(address)).text()
}

/** The server says where it listens as soon as it does. */
function addressOf({ stdout }: typeof server): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stdout?.on('data', (chunk) => {
      said += chunk
      const [, address] = /The site is at (http:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    stdout?.on('end', () => reject(new Error(`The site did not start: ${said}`)))
  })
}

function verdict(bytes: number, limit: number): string {
  return bytes > limit ? `${kb(bytes)} TOO HEAVY` : kb(bytes)
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function print(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? title.length)),
  )
  for (const row of [head, ...rows]) {
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    )
  }
  process.stdout.write('\n')
}
