import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRecord } from '#lib/http/foreign-json.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { describeFault } from '../fault.ts'
import { listContentFiles } from '../listed-files.ts'
import { locateFaults } from '../locate-faults.ts'
import { readContentFiles, type SourceFile } from '../source-files.ts'
import { isPair } from './columns.ts'
import type { ContentCommand } from './run-content.ts'
import { writeAll } from './write-all.ts'

/** Beside the folders of the content: a line a text, so that two people's changes seldom collide. */
const BOOK = 'translations.txt'
const HEAD = `# Which versions of a text say the same, in each language.
# npm run content -- stale reads it, npm run content -- stale --mark writes it.
`

/** A text in several languages, with a short hash of each. */
interface Pair {
  file: SourceFile
  field: string
  /** In the book. */
  key: string
  hashes: ReadonlyMap<Locale, string>
}

/** Lists the halves that stayed as they were when another language of the same text was changed. */
export async function stale(
  args: readonly string[],
  { dir, write, warn }: ContentCommand,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { mark: { type: 'boolean' } },
    allowPositionals: true,
  })
  const path = join(dir, BOOK)
  const book = parseBook(await readFile(path, 'utf8').catch(() => ''))
  const files = await readContentFiles(await listContentFiles(dir), [])
  const pairs = files.flatMap((file) => listPairs(file, file.tree))
  const staleOf = (pair: Pair) => listStale(pair, book.get(pair.key))

  if (values.mark) {
    const [name, field] = positionals
    const isNamed = (pair: Pair) =>
      name !== undefined &&
      pair.file.label.endsWith(name.replace(/^.*?content\//, '')) &&
      (field === undefined || pair.field === field)
    if (name !== undefined && !pairs.some(isNamed)) {
      warn(`No text is called that: ${positionals.join(' ')}\n`)
      return 2
    }
    const marked = pairs.filter((pair) => isNamed(pair) || (!name && staleOf(pair).length === 0))
    const left = pairs.filter((pair) => !marked.includes(pair) && book.has(pair.key))
    const kept = left.map(({ key }) => [key, book.get(key) ?? ''] as const)
    const lines = [...kept, ...marked.map(({ key, hashes }) => [key, toLine(hashes)] as const)]
    const text = lines
      .map(([key, line]) => `${key} ${line}\n`)
      .toSorted()
      .join('')
    await writeAll([{ path, text: HEAD + text }])
    write(`${marked.length} texts are marked as saying the same in each language.\n`)
    return 0
  }

  const faults = pairs.flatMap((pair) =>
    staleOf(pair).map((language) => ({
      file: pair.file.label,
      field: pair.field,
      language,
      message: 'the other language has changed since; change this one too, or mark it',
    })),
  )
  for (const fault of locateFaults(faults, files)) write(`${describeFault(fault)}\n`)
  const unmarked = pairs.filter((pair) => book.get(pair.key) !== toLine(pair.hashes)).length
  write(`${faults.length} of ${pairs.length} texts lag behind their other language.\n`)
  const others = unmarked - faults.length
  if (others > 0)
    write(`${others} are new, or changed in each language: stale --mark notes them.\n`)
  return faults.length > 0 ? 1 : 0
}

/** Those that have not changed since they were marked, where another one has. */
function listStale({ hashes }: Pair, line: string | undefined): Locale[] {
  if (line === undefined) return []
  const isSame = (locale: Locale) => line.split(' ').includes(`${locale}:${hashes.get(locale)}`)
  const same = LOCALES.filter(isSame)
  return same.length === LOCALES.length ? [] : same
}

function listPairs(file: SourceFile, value: unknown, path: readonly string[] = []): Pair[] {
  if (isPair(value)) {
    const hashes = LOCALES.map((locale) => [locale, hashOf(value[locale])] as const)
    const field = path.join('.')
    return [{ file, field, key: `${file.folder}/${file.name} ${field}`, hashes: new Map(hashes) }]
  }
  if (!Array.isArray(value) && !isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => listPairs(file, inner, [...path, key]))
}

function hashOf(half: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(half ?? ''))
    .digest('hex')
    .slice(0, 10)
}

function toLine(hashes: Pair['hashes']): string {
  return [...hashes].map(([locale, hash]) => `${locale}:${hash}`).join(' ')
}

function parseBook(text: string): Map<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [file = '', field = '', ...hashes] = line.split(' ')
      return [`${file} ${field}`, hashes.join(' ')]
    }),
  )
}
