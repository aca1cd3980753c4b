import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'

const CONTENT_DIR = fileURLToPath(new URL('../../content', import.meta.url))
const LONG_WORDS = {
  en: 'Incomprehensibilitiescounterrevolutionary'.slice(0, 40),
  ru: 'Высокопревосходительствующееводогрязелечебница'.slice(0, 40),
}
/** The header is built for a name of its own firm. */
const LEFT_ALONE = ['site_name']

interface LongContent {
  directory: string
  remove(): Promise<void>
}

/** The site's content with a word of forty letters in everything that is said in two languages. */
export async function writeLongContent(): Promise<LongContent> {
  const directory = await mkdtemp(join(tmpdir(), 'site-content-'))
  await cp(CONTENT_DIR, directory, { recursive: true })
  for (const name of await readdir(directory, { recursive: true })) {
    if (!name.endsWith('.yaml')) continue
    const file = join(directory, name)
    await writeFile(file, stringify(lengthen(parse(await readFile(file, 'utf8')))))
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (LEFT_ALONE.includes(key)) return [key, inner]
      if (key === 'en' || key === 'ru') return [key, withLongWord(inner, LONG_WORDS[key])]
      return [key, lengthen(inner)]
    }),
  )
}

function withLongWord(value: unknown, word: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withLongWord(item, word))
  if (typeof value !== 'string') return lengthen(value)
  if (!value.includes('</')) return `${word} ${value}`
  return value.replaceAll(/<(?:p|li|h2|h3|td|th|caption)>(?!<)/g, (tag) => `${tag}${word} `)
}
