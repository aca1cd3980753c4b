import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/** Forty letters without a place to break. */
const WORD = {
  en: 'Incomprehensibilitiesandcounterrevolution',
  ru: 'Превысокомногорассмотрительствующаяэконома',
}
const SITE_NAME = {
  en: 'Aldermere, Featherstonehaugh & Cholmondeley',
  ru: 'Олдермир, Фезерстонхо и Чамли-Уорбертон',
}
const TITLE = both((word) => `${word} — ${word}, ${word.toLowerCase()}`)
const HTML = both((word) => `<h2>${word}</h2><p>${`${word} `.repeat(12)}</p>${table(word)}`)
const MANY = list(40)
const ONE = list(1)
const PICTURE = { src: '/share.png', alt: 'A house at dusk', width: 1200, height: 630 }

type Change = (item: Record<string, unknown>) => Record<string, unknown>

const STRETCHED: Record<string, Change> = {
  'settings/settings.yaml': (it) => ({
    ...{ ...it, site_name: SITE_NAME },
    footerContacts: [{ title: TITLE }],
  }),
  'countries/uk.yaml': (it) => ({
    ...{ ...it, title: WORD, heading: TITLE, description: HTML, local_notes: HTML },
  }),
  'categories/children.yaml': (it) => ({ ...it, title: WORD }),
  'staff/nanny.yaml': (it) => ({
    ...{ ...it, title: WORD, heading: TITLE, lead: TITLE, body: HTML },
    ...{ duties: MANY, qualifications: ONE, faq: [{ question: TITLE, answer: TITLE }] },
  }),
  'staff/governess.yaml': (it) => ({
    ...{ ...it, duties: empty(), qualifications: empty(), faq: [], salary_guide: [], related: [] },
  }),
  'candidates/grace-nanny.yaml': (it) => ({
    ...{ ...it, title: TITLE, name: WORD, position: TITLE, summary: TITLE, location: WORD },
    ...{ availability: TITLE, education: MANY, skills: MANY, photo: PICTURE },
  }),
  'candidates/anna-governess.yaml': (it) => ({
    ...{ ...it, checks: [], languages: [], education: empty(), experience: [], skills: empty() },
    ...{ references_checked: false, expected_salary: undefined, age: undefined },
  }),
  'vacancies/1001.yaml': (it) => ({
    ...{ ...it, title: TITLE, sum: TITLE, city: WORD, employer_type: TITLE, conditions: HTML },
    ...{ published_at: 'today', countries: ['uk', 'france', 'italy', 'uae', 'usa', 'cyprus'] },
  }),
  'vacancies/1002.yaml': ({ id, title, category }) => ({
    ...{ id, title, category, published_at: 'today' },
    ...{ conditions: both(() => '<p>–</p>'), sum: both(() => '–'), countries: ['uk'] },
  }),
  'blog/leaving-well.yaml': (it) => ({
    ...{ ...it, title: TITLE, excerpt: TITLE, author: TITLE, tags: Array(12).fill(WORD) },
    ...{ body: HTML, cover: PICTURE, published_at: 'today' },
  }),
  'blog/brief-in-one-page.yaml': (it) => ({
    ...{ ...it, tags: [], related: [], author: undefined, body: both(() => '<p>–</p>') },
  }),
}

/** The content with words, lists and tables far longer, or shorter, than ever seen. */
export function stretchedContent() {
  return copyContent(async (directory) => {
    for (const [name, change] of Object.entries(STRETCHED)) await rewrite(directory, name, change)
  })
}

/** The content without vacancies and candidates, with one post and one country. */
export function sparseContent() {
  return copyContent(async (directory) => {
    for (const [folder, kept] of [
      ['vacancies', ''],
      ['candidates', ''],
      ['blog', 'leaving-well.yaml'],
    ] as const) {
      for (const name of await readdir(join(directory, folder))) {
        if (name !== kept) await rm(join(directory, folder, name))
      }
    }
    await rewrite(directory, 'blog/leaving-well.yaml', (it) => ({ ...it, related: [] }))
  })
}

async function copyContent(change: (directory: string) => Promise<void>) {
  const directory = await mkdtemp(join(tmpdir(), 'site-content-'))
  await cp('content', directory, { recursive: true })
  await change(directory)
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

async function rewrite(directory: string, name: string, change: Change): Promise<void> {
  const file = join(directory, name)
  await writeFile(file, stringify(change(parse(await readFile(file, 'utf8')))))
}

function both<T>(make: (word: string) => T) {
  return { en: make(WORD.en), ru: make(WORD.ru) }
}

function list(length: number) {
  return both((word) => Array.from({ length }, (_, index) => `${index + 1} ${word}`))
}

function empty() {
  return both(() => [])
}

function table(word: string): string {
  const row = (cell: string) => `<tr>${`<${cell}>${word}</${cell}>`.repeat(5)}</tr>`
  return `<table><caption>${word}</caption><thead>${row('th')}</thead><tbody>${row('td').repeat(3)}</tbody></table>`
}
