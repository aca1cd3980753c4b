import { describe, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { canonicalOf, hrefsOf, isForSearchEngines, textsOf } from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const HOSTILE = ['x', '0', '-1', '1e3', '0x10', '99999999', '%00', '%E0%A4%A', '<script>', "'--"]

describe('the search of vacancies', () => {
  test.each(HOSTILE)('takes lodging and pay of %j for no choice', async (value) => {
    const text = value.startsWith('%') ? value : encodeURIComponent(value)
    const html = await page(`/vacancies?live_in=${text}&pay=${text}`)
    expect(isForSearchEngines(html)).toBe(false)
    expect(textsOf(html, 'h2')[0]).toBe('38 vacancies')
    expect((await ask(defaultOrigin(), `/vacancies/rss.xml?live_in=${text}`)).status).toBe(200)
    expect(textsOf(html, 'option').filter((option) => option.includes(value))).not.toContain(value)
  })

  test.each([
    ['/vacancies?live_in=in', '/vacancies'],
    ['/ru/vacancies?pay=3000', '/ru/vacancies'],
    ['/vacancies?country=uae&live_in=in&q=nanny', '/vacancies?country=uae'],
  ])('is not for search engines: %s', async (address, canonical) => {
    const html = await page(address)
    expect(isForSearchEngines(html)).toBe(false)
    expect(
      new URL(canonicalOf(html) ?? '').pathname + new URL(canonicalOf(html) ?? '').search,
    ).toBe(canonical)
  })

  test('says what it took the words for, and what comes nearest', async () => {
    const html = await page(`/ru/vacancies?q=${encodeURIComponent('yzyz')}&country=switzerland`)
    const texts = textsOf(html, 'p')
    expect(texts).toContain('Показаны вакансии по запросу «няня».')
    expect(texts).toContain('В другой стране'.toLowerCase())
    expect(hrefsOf(html)).toContain('/ru/vacancies?q=yzyz')
  })

  test('answers the API with the same', async () => {
    const answer = await ask(defaultOrigin(), '/api/vacancies?q=nannies&live_in=in&per_page=100')
    const { data, meta, search } = JSON.parse(answer.text)
    const html = await page('/vacancies?q=nannies&live_in=in')
    expect(textsOf(html, 'h3')).toHaveLength(data.length)
    expect(search.counts.live_in.in).toBe(meta.total)
    const refused = await ask(defaultOrigin(), '/api/vacancies?live_in=maybe')
    expect(refused.status).toBe(422)
  })
})

async function page(address: string): Promise<string> {
  const { status, text } = await ask(defaultOrigin(), address)
  expect(status).toBe(200)
  return text
}
