import { describe, expect, it, vi } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import { type MenuKind, type PageMenus, selectedSlug, shownMenus } from './country-state.ts'
import { createCountryStore } from './country-store.ts'

const PLACE = { locale: 'en', baseUrl: '' } as const

describe('the selected country', () => {
  it('is the world until one is chosen or its page is opened', () => {
    const { store } = setUp()
    store.arrive(page(), '')
    expect(selectedSlug(store.get(), page())).toBe('')
  })

  it('is the one whose page is opened, and stays on the pages after it', () => {
    const { store } = setUp()
    store.arrive(page('uae'), '')
    store.arrive(page(), '')
    expect(selectedSlug(store.get(), page())).toBe('uae')
  })

  it('is shown by the page itself before the store knows of it', () => {
    const { store } = setUp()
    expect(selectedSlug(store.get(), page('uae'))).toBe('uae')
  })

  it('changes at once when chosen on the page of another', () => {
    const { store } = setUp()
    store.arrive(page('uae'), '')
    store.choose('uk', PLACE)
    expect(selectedSlug(store.get(), page('uae'))).toBe('uk')
  })

  it('is the world again when that is chosen', () => {
    const { store } = setUp()
    store.arrive(page('uae'), '')
    store.choose('', PLACE)
    store.arrive(page(), '')
    expect(selectedSlug(store.get(), page())).toBe('')
  })

  it('is that of a page to which the visitor goes back', () => {
    const { store } = setUp()
    store.arrive(page('uae'), '')
    store.choose('uk', PLACE)
    store.arrive(page('uk'), '')
    store.arrive(page('uae'), '')
    expect(selectedSlug(store.get(), page())).toBe('uae')
  })
})

describe('the menus', () => {
  it('are asked for when a country is chosen, in the language of the page', () => {
    const { store, questions } = setUp()
    store.choose('uk', { locale: 'ru', baseUrl: 'https://api.example' })
    expect(questions.map(({ kind, locale, countrySlug }) => [kind, locale, countrySlug])).toEqual([
      ['staff', 'ru', 'uk'],
      ['candidates', 'ru', 'uk'],
    ])
    expect(questions[0]?.baseUrl).toBe('https://api.example')
  })

  it('follow the country on pages that hold those of the world', async () => {
    const { store, answer } = setUp()
    store.choose('uk', PLACE)
    store.arrive(page('uk'), '')
    await answer('staff', 'uk', 'from the API')
    store.arrive(page(), '')
    expect(titles(shownMenus(store.get(), page()))).toEqual(['from the API', 'candidates of uk'])
  })

  it('of a country page are not asked for again', () => {
    const { store, questions } = setUp()
    store.arrive(page('uae'), '')
    store.arrive(page(), '')
    expect(questions).toEqual([])
    expect(titles(shownMenus(store.get(), page()))).toEqual(['staff of uae', 'candidates of uae'])
  })

  it('are those of the last choice, whichever answer comes last', async () => {
    const { store, answer } = setUp()
    store.choose('uae', PLACE)
    store.choose('uk', PLACE)
    await answer('staff', 'uk', 'UK')
    await answer('staff', 'uae', 'UAE')
    expect(titles(shownMenus(store.get(), page()))).toEqual(['UK', 'candidates of the world'])
  })

  it('stay as they were where an answer cannot be had, which is reported', async () => {
    const { store, answer, fail, report } = setUp()
    store.arrive(page('uae'), '')
    store.choose('uk', PLACE)
    const failure = new Error('down')
    await fail('staff', 'uk', failure)
    await answer('candidates', 'uk', 'of the UK')
    expect(titles(shownMenus(store.get(), page()))).toEqual(['staff of uae', 'of the UK'])
    expect(report.mock.calls).toEqual([['The staff menu could not be loaded', failure]])
  })

  it('are asked for again on the next page after a failure', async () => {
    const { store, fail, questions } = setUp()
    store.choose('uk', PLACE)
    await fail('staff', 'uk', new Error('down'))
    await fail('candidates', 'uk', new Error('down'))
    store.arrive(page(), '')
    expect(questions).toHaveLength(4)
  })

  it('are not asked for twice while the answer is awaited', () => {
    const { store, questions } = setUp()
    store.choose('uk', PLACE)
    store.arrive(page(), '')
    expect(questions).toHaveLength(2)
  })

  it('that are given up are not reported', async () => {
    const { store, fail, report } = setUp()
    store.choose('uk', PLACE)
    store.arrive(page('uae'), '')
    await fail('staff', 'uk', new Error('aborted'))
    expect(report).not.toHaveBeenCalled()
  })

  it('come anew in another language, and meanwhile are those of the page', async () => {
    const { store, answer } = setUp()
    store.arrive(page('uae'), '')
    const russian = page('', 'ru')
    store.arrive(russian, '')
    expect(titles(shownMenus(store.get(), russian))).toEqual([
      'staff of the world',
      'candidates of the world',
    ])
    await answer('staff', 'uae', 'Персонал')
    expect(titles(shownMenus(store.get(), russian))[0]).toBe('Персонал')
  })
})

type Question = Parameters<Parameters<typeof createCountryStore>[0]['fetchMenu']>[0]

function setUp() {
  const questions: (Question & PromiseWithResolvers<Category[]>)[] = []
  const report = vi.fn()
  const store = createCountryStore({
    fetchMenu(request) {
      const question = { ...request, ...Promise.withResolvers<Category[]>() }
      questions.push(question)
      return question.promise
    },
    report,
  })
  const find = (kind: MenuKind, slug: string) =>
    questions.find((question) => question.kind === kind && question.countrySlug === slug)
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    store,
    questions,
    report,
    answer(kind: MenuKind, slug: string, title: string) {
      find(kind, slug)?.resolve(menu(title))
      return settled()
    },
    fail(kind: MenuKind, slug: string, error: Error) {
      find(kind, slug)?.reject(error)
      return settled()
    },
  }
}

function page(countrySlug = '', locale: Locale = 'en'): PageMenus {
  const place = countrySlug || 'the world'
  const menus = { staff: menu(`staff of ${place}`), candidates: menu(`candidates of ${place}`) }
  return { locale, countrySlug, menus }
}

function menu(title: string): Category[] {
  return [{ title, pages: [] }]
}

function titles({ staff, candidates }: PageMenus['menus']): (string | undefined)[] {
  return [staff[0]?.title, candidates[0]?.title]
}
