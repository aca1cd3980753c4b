import { expect, it } from 'vitest'
import { FIXTURE_NOW, type FixtureFiles, NANNY, writeFixtureContent } from '../fixture-content.ts'
import { runContent } from './run-content.ts'

async function run(args: string[], changes: FixtureFiles = {}) {
  const dir = await writeFixtureContent(changes)
  const output: string[] = []
  const write = (text: string) => output.push(text)
  const status = await runContent(args, { dir, clock: () => FIXTURE_NOW, write, warn: write })
  return { status, output: output.join('') }
}

it('explains itself, asked or misunderstood', async () => {
  for (const args of [[], ['help'], ['check', '--help']]) {
    expect(await run(args)).toMatchObject({ status: 0, output: expect.stringContaining('check') })
  }
  const { status, output } = await run(['chek'])
  expect([status, output]).toEqual([2, expect.stringContaining('no command chek')])
})

it('content without a fault is told as such', async () => {
  expect(await run(['check'])).toEqual({
    status: 0,
    output: 'No faults: 18 files, 0 of them drafts.\n',
  })
})

it('all faults are told at once, those of drafts by themselves', async () => {
  const changes = {
    'staff/nanny.yaml': { ...NANNY, lead: { en: 'Lead' }, relatd: [] },
    'staff/valet.yaml': { slug: 'valet', draft: true, title: 'Valet', heading: 'Valet' },
  }
  const { status, output } = await run(['check'], changes)
  expect(status).toBe(1)
  expect(output.split('\n')).toEqual([
    'content/staff/nanny.yaml:8: lead (ru): this language is missing',
    'content/staff/nanny.yaml:33: relatd: unknown field; did you mean related?',
    'Still to be done in drafts, which nobody sees:',
    'content/staff/valet.yaml:1: lead: is missing; write a text',
    'content/staff/valet.yaml:1: body: is missing; write a text',
    '2 faults in 1 file (19 files, 1 of them drafts).',
    '',
  ])
})
