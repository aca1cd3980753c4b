import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listOf, optional } from '#lib/resources/fields.ts'
import { UpstreamError } from './errors.ts'
import { parseList, parseOne } from './parse-response.ts'
import { createRecordedLog } from './recorded-log.ts'

const itemSchema = z.object({
  title: z.string(),
  pages: listOf(z.object({ slug: z.string() })),
  pay: optional(z.object({ currency: z.string() })),
})
const SECRET = 'a value that no log may hold'

let log: ReturnType<typeof createRecordedLog>
let context: { endpoint: string; log: typeof log }

beforeEach(() => {
  log = createRecordedLog()
  context = { endpoint: '/api/things', log }
})

describe('parseList', () => {
  it('drops the items that do not parse, and logs where they stood but not what they were', () => {
    const list = [{ title: 'a' }, { title: 7, note: SECRET }, SECRET, null, { title: 'b' }]
    const titles = parseList(itemSchema, list, context).map(({ title }) => title)
    expect(titles).toEqual(['a', 'b'])
    expect(log.lines.map(({ level, fields }) => ({ level, ...fields }))).toEqual([
      { level: 'warn', endpoint: '/api/things', index: 1, field: 'title' },
      { level: 'warn', endpoint: '/api/things', index: 2, field: '' },
      { level: 'warn', endpoint: '/api/things', index: 3, field: '' },
    ])
    expect(JSON.stringify(log.lines)).not.toContain(SECRET)
  })

  it('drops the innermost item alone', () => {
    const pages = [{ slug: 'a' }, { slug: 1 }, {}, { slug: 'b' }]
    expect(parseList(itemSchema, [{ title: 't', pages }], context)[0]?.pages).toEqual([
      { slug: 'a' },
      { slug: 'b' },
    ])
    expect(log.lines.map(({ fields }) => fields)).toMatchObject([
      { index: 0, field: 'pages.1' },
      { index: 0, field: 'pages.2' },
    ])
  })

  it('drops an item for any field of its own, even one that could be absent', () => {
    const list = [{ title: 'a' }, { title: 'b', pay: { currency: 1 } }]
    expect(parseList(itemSchema, list, context)).toHaveLength(1)
  })

  it('ignores fields that it does not know', () => {
    expect(parseList(itemSchema, [{ title: 'a', colour: 'red' }], context)).toEqual([
      { title: 'a', pages: [] },
    ])
  })

  it('cannot use a list of which no item parses, nor what is no list', () => {
    expect(() => parseList(itemSchema, [{}, {}], context)).toThrow(UpstreamError)
    expect(() => parseList(itemSchema, { title: 'a' }, context)).toThrow(UpstreamError)
    expect(parseList(itemSchema, [], context)).toEqual([])
  })

  it('refuses items by a rule, and says by which field', () => {
    const refuse = ({ title }: { title: string }) => (title === 'b' ? 'title' : undefined)
    const list = [{}, { title: 'a' }, { title: 'b' }]
    expect(parseList(itemSchema, list, context, { at: 'things', refuse })).toHaveLength(1)
    expect(log.lines.at(-1)?.fields).toEqual({
      endpoint: '/api/things',
      list: 'things',
      index: 2,
      field: 'title',
    })
  })
})

describe('parseOne', () => {
  it('does without the parts that it can do without', () => {
    const thing = { title: 'a', pay: { currency: 1 }, pages: [{ slug: 'a' }, {}] }
    expect(parseOne(itemSchema, thing, context)).toEqual({
      title: 'a',
      pay: undefined,
      pages: [{ slug: 'a' }],
    })
    expect(log.lines.map(({ fields }) => fields)).toContainEqual({
      endpoint: '/api/things',
      field: 'pay',
    })
  })

  it.each([[{ title: 7 }], [{}], [null], ['text'], [[{ title: 'a' }]]])(
    'cannot use %j',
    (payload) => {
      expect(() => parseOne(itemSchema, payload, context)).toThrow(UpstreamError)
    },
  )

  it('leaves what it was given as it was', () => {
    const thing = { title: 'a', pages: [{}] }
    parseOne(itemSchema, thing, context)
    expect(thing.pages).toHaveLength(1)
  })
})
