import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FIXTURE_NOW, NANNY, writeFixtureContent, writeFixtureFile } from '../fixture-content.ts'
import { runContent } from './run-content.ts'

it('a half that stayed as it was is told, until it is changed or marked', async () => {
  const dir = await writeFixtureContent()
  const run = async (...args: string[]) => {
    const output: string[] = []
    const write = (text: string) => output.push(text)
    const status = await runContent(['stale', ...args], {
      ...{ dir, clock: () => FIXTURE_NOW, write, warn: write },
    })
    return { status, lines: output.join('').trim().split('\n') }
  }
  const change = (fields: object) =>
    writeFixtureFile(dir, 'staff/nanny.yaml', { ...NANNY, ...fields })

  const unknown = await run()
  expect(unknown).toEqual({ status: 0, lines: [expect.any(String), expect.stringMatching(/new/)] })
  await run('--mark')
  expect(await run()).toEqual({ status: 0, lines: [expect.stringMatching(/^0 of \d+ texts lag/)] })

  await change({
    heading: { en: 'A calm nanny', ru: 'Няня в семью' },
    duties: { en: NANNY.duties.en, ru: ['Гуляет'] },
    lead: { en: 'Anew', ru: 'Заново' },
  })
  const { status, lines } = await run()
  expect(status).toBe(1)
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^content\/staff\/nanny\.yaml:\d+: heading \(ru\): the other language/),
    expect.stringMatching(/^content\/staff\/nanny\.yaml:\d+: duties \(en\): the other language/),
  ])
  expect(lines.slice(2)).toEqual([
    expect.stringMatching(/^2 of \d+ texts lag behind/),
    expect.stringMatching(/^1 are new, or changed in each language/),
  ])

  // What is in order is noted; what lags behind is not forgotten by that.
  await run('--mark')
  expect((await run()).lines.slice(2)).toEqual([expect.stringMatching(/^2 of/)])
  await run('--mark', 'content/staff/nanny.yaml', 'duties')
  expect((await run()).lines).toHaveLength(2)
  await change({ heading: { en: 'A calm nanny', ru: 'Спокойная няня' } })
  expect((await run()).status).toBe(1)
  expect(await run('--mark', 'staff/none.yaml')).toMatchObject({ status: 2 })

  const book = await readFile(join(dir, 'translations.txt'), 'utf8')
  expect(book).toMatch(/^staff\/nanny heading en:[0-9a-f]{10} ru:[0-9a-f]{10}$/m)
})
