import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

/** Only what is kept says how old it is. */
async function isKept(target: string): Promise<boolean> {
  const { status, headers } = await ask(defaultOrigin(), target)
  expect([target, status]).toEqual([target, 200])
  return headers.age !== undefined
}

test('a list that is narrowed by values of the site is kept, however they are put', async () => {
  for (const target of [
    '/vacancies?country=uae',
    '/ru/vacancies?country=uae',
    '/vacancies?category=children',
    '/vacancies?country=uae&category=children',
  ]) {
    expect([target, await isKept(target)]).toEqual([target, true])
  }
  const one = await ask(defaultOrigin(), '/vacancies?country=uae&category=children')
  for (const query of [
    'category=children&country=uae',
    'country=uae&category=children&utm_source=x',
    'category=children&q=&country=uae&country=usa',
  ]) {
    const same = await ask(defaultOrigin(), `/vacancies?${query}`)
    expect([query, same.headers.etag, same.text === one.text]).toEqual([
      query,
      one.headers.etag,
      true,
    ])
  }
  const russian = await ask(defaultOrigin(), '/ru/vacancies?country=uae&category=children')
  expect(russian.headers.etag).not.toBe(one.headers.etag)
})

test('a list that is narrowed by what somebody made up is not', async () => {
  for (const query of ['country=UAE', 'category=none', 'country=uae&category=none', 'q=nanny']) {
    expect([query, await isKept(`/vacancies?${query}`)]).toEqual([query, false])
  }
})
