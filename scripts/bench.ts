import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dayOf } from '#lib/i18n/dates.ts'
import { benchEnquiries } from './bench/enquiries.ts'
import { benchFront } from './bench/front.ts'
import { benchGrowth } from './bench/growth.ts'
import { loadTool } from './bench/load.ts'
import { ROUNDS, SECONDS } from './bench/measure.ts'
import { benchPages } from './bench/pages.ts'
import { benchPressure } from './bench/pressure.ts'
import { formatTable, type Table } from './bench/table.ts'
import { benchVitals } from './bench/vitals.ts'

// Prints how fast the site is, each table from one run with its yardsticks beside it.

/** Given a folder that is theirs, on the disk where the store lives by default. */
const BENCHES: Record<string, (dir: string) => Promise<Table[]>> = {
  pages: benchPages,
  front: benchFront,
  enquiries: benchEnquiries,
  growth: benchGrowth,
  pressure: benchPressure,
  vitals: benchVitals,
}
const PAGE = 'docs/performance.md'
const MARKED = /(?<=<!-- the last run -->\n).*?(?=<!-- end of the last run -->)/s

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  process.stderr.write(`There is ${Object.keys(BENCHES).join(', ')}; not ${unknown.join(', ')}.\n`)
  process.exit(2)
}

const parts = [await describeMachine()]
process.stdout.write(`${parts[0]}\n`)
for (const [name, bench] of Object.entries(BENCHES)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  for (const table of await inFolder(bench)) {
    const text = formatTable(table)
    parts.push(text)
    process.stdout.write(`${text}\n`)
  }
}
if (values.write) {
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(
    PAGE,
    page.replace(MARKED, () => `\n${parts.join('\n')}\n`),
  )
}

async function inFolder(bench: (dir: string) => Promise<Table[]>): Promise<Table[]> {
  mkdirSync('data', { recursive: true })
  const dir = mkdtempSync(join('data', 'bench-'))
  const remove = () => rmSync(dir, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await bench(dir)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

async function describeMachine(): Promise<string> {
  const processors = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  const day = dayOf(new Date())
  return [
    `${day}; ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${memory} GB;`,
    `Node ${process.versions.node}; load from ${await loadTool()} on the same machine,`,
    `32 connections over one thread; ${ROUNDS} rounds of ${SECONDS} s, medians.`,
    '',
  ].join('\n')
}
