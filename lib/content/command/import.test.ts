import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ANNA, FIXTURE_NOW, type FixtureFiles, writeFixtureContent } from '../fixture-content.ts'
import { runContent } from './run-content.ts'

const SHIPPED = fileURLToPath(new URL('../../../content', import.meta.url))

async function openTable(kind: string, changes?: FixtureFiles) {
  const base = await mkdtemp(join(tmpdir(), 'content-table-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const dir = changes ? await writeFixtureContent(changes) : join(base, 'content')
  if (!changes) await cp(SHIPPED, dir, { recursive: true })
  const csv = join(base, 'table.csv')
  const run = async (...args: string[]) => {
    const output: string[] = []
    const write = (text: string) => output.push(text)
    const clock = () => FIXTURE_NOW
    const status = await runContent(args, { dir, clock, write, warn: write })
    return { status, output: output.join('') }
  }
  const exported = async () => {
    await run('export', kind, csv)
    return readFile(csv, 'utf8')
  }
  const imported = async (text: string | Buffer, ...options: string[]) => {
    await writeFile(csv, text)
    return run('import', kind, csv, ...options)
  }
  const read = (name: string) => readFile(join(dir, kind, name), 'utf8')
  const readAll = async () =>
    Promise.all(
      (await readdir(join(dir, kind))).toSorted().map(async (name) => [name, await read(name)]),
    )
  return { dir, run, exported, imported, read, readAll }
}

describe.each(['vacancies', 'candidates', 'staff', 'blog', 'countries', 'categories'])(
  'a table of %s',
  (kind) => {
    it('changes no byte of any file when it comes back, and makes them all anew', async () => {
      const { dir, exported, imported, readAll } = await openTable(kind)
      const [before, text] = [await readAll(), await exported()]
      expect(text.startsWith('\uFEFF"')).toBe(true)
      expect(await imported(text)).toMatchObject({
        status: 0,
        output: expect.stringMatching(/^Files written: 0\b/),
      })
      expect(await readAll()).toEqual(before)
      await rm(join(dir, kind), { recursive: true })
      await mkdir(join(dir, kind))
      expect((await imported(text)).status).toBe(0)
      expect(await exported()).toBe(text)
    })
  },
)

const NANNY_ROW = `"2001","Nanny","Няня","<p>Five\ndays</p>","<p>Пять</p>","€1","1 €","france\nuk","FALSE"`
const NAMES = `"id","title.en","title.ru","conditions.en","conditions.ru","sum.en","sum.ru","countries","live_in"`

describe('a table of vacancies that a spreadsheet has saved', () => {
  it('makes a new file of a new row, and is written the same again', async () => {
    const { imported, exported, read } = await openTable('vacancies', {})
    expect(await imported(`${NAMES}\r\n${NANNY_ROW}\r\n`, '--dry-run')).toMatchObject({
      output: expect.stringContaining('Files that would be written: 1'),
    })
    await expect(read('2001.yaml')).rejects.toThrow('ENOENT')
    expect(await imported(`${NAMES}\r\n${NANNY_ROW}\r\n`)).toMatchObject({ status: 0 })
    expect(await read('2001.yaml')).toBe(`id: 2001
title:
  en: Nanny
  ru: Няня
conditions:
  en: |
    <p>Five
    days</p>
  ru: <p>Пять</p>
sum:
  en: €1
  ru: 1 €
countries:
  - france
  - uk
live_in: false
`)
    const text = await exported()
    await imported(text)
    expect(await exported()).toBe(text)
  })

  it('may have semicolons, a line of Excel’s own, days the German way and only some columns', async () => {
    const file = `# Ring first
id: 1001 # ours
title: { en: Nanny, ru: Няня }
conditions: Five days
sum: { en: €1, ru: 1 € }
countries: [france, uk]
category: children
city: Lyon
`
    const { imported, read } = await openTable('vacancies', { 'vacancies/1001.yaml': file })
    const table =
      'sep=;\r\nid;title.ru;published_at;city;countries\r\n1001;Няня, добрая;1.2.2026;;uk\r\n'
    expect(await imported(table)).toMatchObject({ status: 0 })
    expect(await read('1001.yaml')).toBe(
      `${file.replace('ru: Няня }', 'ru: "Няня, добрая" }').replace('[france, uk]', '[uk]').replace('city: Lyon\n', '')}published_at: 2026-02-01\n`.replace(
        '[uk]',
        '[ uk ]',
      ),
    )
  })

  it('may have formulas in it, which are texts here', async () => {
    const { imported, exported, read } = await openTable('vacancies', {})
    await imported(`"id","employer_name"\r\n"1001","'=HYPERLINK(1)"\r\n`)
    expect(await read('1001.yaml')).toContain('employer_name: =HYPERLINK(1)')
    expect(await exported()).toContain(`"'=HYPERLINK(1)"`)
  })

  it('has each fault told by row and column, and then nothing is written', async () => {
    const { imported, readAll } = await openTable('vacancies', {})
    const before = await readAll()
    const faultsOf = async (text: string | Buffer) => {
      const { status, output } = await imported(text)
      expect(status).toBe(1)
      expect(await readAll()).toEqual(before)
      return output.split('\n').slice(0, -2)
    }
    expect(
      await faultsOf('id,live_in,salary.from,titel.en\n1001,perhaps,many,\n1001,,,\n../x,,,\n'),
    ).toEqual(['row 1, column D (titel.en): there is no such field; did you mean title.en?'])
    expect(await faultsOf('id,live_in,salary.from\n1001,perhaps,many\n1001,,\n../x,,\n')).toEqual([
      'row 2, column B (live_in): write true or false',
      'row 2, column C (salary.from): write a number such as 56000, not many',
      'row 3, column A (id): row 2 is 1001 as well',
      'row 4, column A (id): write letters, digits and hyphens only, which the file is then named after',
    ])
    expect(await faultsOf('id,title.ru,countries\n1002,,\n1001,Няня,atlantis\n')).toEqual([
      'row 2, column C (countries): is missing; write a list',
      'row 2, column B (title.ru): this language is missing',
      'row 3, column C (countries): there is no countries/atlantis.yaml',
    ])
    expect(await faultsOf('title.en\nNanny\n')).toEqual([
      'row 1: a column id is missing: it says which item a row is',
    ])
    expect(await faultsOf('id,title,title.en\n1001,Nanny,Nanny\n')).toEqual([
      'row 2, column B (title): fill in either this or title.en',
    ])
    expect(await faultsOf(Buffer.from('id,title.ru\n1001,\xcd\xff\xed\xff\n', 'latin1'))).toEqual([
      expect.stringContaining('save it as “CSV UTF-8”'),
    ])
    expect(await faultsOf('id,title.en\n1001,"Nanny\n')).toEqual([
      expect.stringContaining('cannot be read as a table'),
    ])
  })
})

it('a part of a list that is emptied goes, and the others stay as they are', async () => {
  const { imported, exported } = await openTable('candidates', {})
  const names = 'slug,languages.1.code,languages.1.level,languages.2.code,languages.2.level\n'
  await imported(`${names}anna,en,C1,fr,B2\n`)
  await imported(`${names}anna,,,fr,B2\n`)
  expect(await exported()).toMatch(
    /"slug".*"languages.1.code","languages.1.level"[^\n]*\n"anna".*"fr","B2"/,
  )
})

it('what is said of a photograph is in the table too', async () => {
  const photo = { file: 'anna.jpg', alt: { en: 'Anna', ru: 'Анна' }, focus: [50, 30] }
  const { imported, exported, read } = await openTable('candidates', {
    'candidates/anna.yaml': { ...ANNA, photo },
  })
  const text = await exported()
  const halves = LOCALES.map((locale) => `"photo.alt.${locale}"`)
  expect(text).toContain(`"photo.file",${halves.join(',')},"photo.focus"`)
  await imported(text.replace('"50\n30"', '"40\n20"'))
  expect(await read('anna.yaml')).toMatch(/focus:\n\s+- 40\n\s+- 20\n/)
})

it('a kind that is none is told with those that there are', async () => {
  const { run } = await openTable('vacancies', {})
  for (const args of [['export'], ['import', 'cats', 'x.csv']]) {
    expect(await run(...args)).toEqual({
      status: 2,
      output:
        'Say which kind: countries, categories, staff, candidates, blog, pages, policies, search, vacancies.\n',
    })
  }
})
