import { randomInt } from 'node:crypto'
import {
  CANDIDATE,
  pageAnswer,
  postAnswer,
  SETTINGS,
  STAFF_PAGE,
  vacancyAnswer,
} from '#lib/http/client/sample-answers.ts'
import { ScriptedBackend } from '#lib/http/client/scripted-backend.ts'

/** What a backend need not say where the settings do. */
export const HARBOUR_SETTINGS = {
  SITE_NAME: 'Harbour Staff',
  WHATSAPP_STAFF: '447700900777',
  WHATSAPP_JOB: '447700900888',
  TELEGRAM_HANDLE: 'harbour_staff',
  CASE_REF_STAFF: 'HS-1',
  CASE_REF_JOB: 'HJ-1',
}

export const FAULTS = ['hangs', 'cannot be reached', 'fails', 'answers with a page'] as const
export type Fault = (typeof FAULTS)[number]

const POSTS = 8

/**
 * A backend over HTTP whose every page differs from the embedded content, in both languages. The
 * edition stands on every page of the site, so that a page shows which version it was made from.
 */
export class HarbourBackend {
  edition = 1
  settings: object = SETTINGS
  readonly #scripted = new ScriptedBackend()
  /**
   * Not one that the system gives out: while this backend cannot be reached, another server of the
   * tests would be given its place.
   */
  #port = randomInt(20_000, 30_000)

  get asked(): readonly string[] {
    return this.#scripted.asked
  }

  /** Speaks the contract, at the same address as before. */
  async work(): Promise<string> {
    await this.#scripted.stop()
    script(this.#scripted, this)
    const url = await this.#scripted.start(this.#port)
    this.#port = this.#scripted.port
    return url
  }

  async break(fault: Fault): Promise<void> {
    if (fault === 'cannot be reached') await this.stop()
    else this.#scripted.onAll(REPLIES[fault])
  }

  stop(): Promise<void> {
    return this.#scripted.stop()
  }
}

const REPLIES = {
  hangs: 'hang',
  fails: { status: 500, json: { message: 'The tide is out' } },
  'answers with a page': { text: '<!doctype html><title>Welcome</title><h1>It works</h1>' },
} as const

function script(backend: ScriptedBackend, harbour: HarbourBackend): void {
  const on = (path: string, answer: (say: Say, query: URLSearchParams) => unknown) =>
    backend.on(path, ({ language, query }) => {
      const json = answer((en, ru) => (language === 'ru' ? ru : en), query)
      return json === undefined ? { status: 404, json: { message: 'no such thing' } } : { json }
    })

  const settings = (say: Say) => ({
    ...harbour.settings,
    footerContacts: [{ title: say(`Edition ${harbour.edition}`, `Выпуск ${harbour.edition}`) }],
  })
  on('/api/option', settings)
  on('/api/countries', (say) => ({ data: countries(say) }))
  on('/api/categories', staffMenu)
  on('/api/candidates', candidatesMenu)
  on('/api/main', (say, query) => ({
    options: settings(say),
    countries: countries(say),
    categories: staffMenu(say, query),
    candidates: candidatesMenu(say, query),
  }))

  on('/api/staff/falconer', (say) => ({ data: falconer(say) }))
  on('/api/candidate/vera', vera)
  on('/api/candidates/list', (say) => pageAnswer([vera(say)]))
  on('/api/blog', (say, query) => page(letters(say), query))
  for (const number of numbers(POSTS)) {
    on(`/api/blog/letter-${number}`, (say) => ({
      ...letter(say, number),
      body: say('<p>Written by the sea.</p>', '<p>Написано у моря.</p>'),
    }))
  }
  for (const slug of ['cookies-policy', 'privacy-policy']) {
    const title = (say: Say) => say(`Harbour ${slug}`, `Правила гавани: ${slug}`)
    on(`/api/policies/${slug}`, (say) => ({
      ...{ slug, title: title(say), body: '<p>…</p>', updated_at: '2026-01-01' },
    }))
  }
  // The middle one lacks its title.
  on('/api/vacancies', (say, query) =>
    page(
      [islandVacancy(say), { ...islandVacancy(say), id: 72, title: undefined }, ferry(say)],
      query,
    ),
  )
  on('/api/vacancies/71', islandVacancy)
  on('/api/vacancies/H-73', ferry)
}

type Say = (english: string, russian: string) => string

const countries = (say: Say) => [
  {
    ...{ id: 1, slug: 'lyonesse', title: say('Lyonesse', 'Лионесс') },
    heading: say('Staff for the drowned land', 'Персонал для затонувшей страны'),
    ...{ description: say('<p>Low tide only.</p>', '<p>Только в отлив.</p>'), population: 7 },
  },
  { id: 2, slug: 'uk', title: say('Britain', 'Британия') },
]

const staffMenu = (say: Say, query: URLSearchParams) => [
  {
    ...{ slug: 'outdoors', title: say('Outdoors', 'Под открытым небом') },
    pages: [
      { slug: 'ferryman', title: say('Ferryman', 'Перевозчик') },
      ...(query.get('country_slug')
        ? []
        : [{ slug: 'falconer', title: say('Falconer', 'Сокольник') }]),
    ],
  },
]

const candidatesMenu = (say: Say, _query: URLSearchParams) => [
  {
    ...{ slug: 'outdoors', title: say('Outdoors', 'Под открытым небом') },
    pages: [{ slug: 'vera', title: say('Vera, falconer', 'Вера, сокольница') }],
  },
]

const falconer = (say: Say) => ({
  ...{ ...STAFF_PAGE, slug: 'falconer', title: say('Falconer', 'Сокольник') },
  heading: say('A falconer for the house', 'Сокольник для дома'),
  lead: say('Keeps the birds.', 'Смотрит за птицами.'),
})

const vera = (say: Say) => ({
  ...{ ...CANDIDATE, slug: 'vera', category: 'outdoors', location: say('Harbour', 'Гавань') },
  ...{ title: say('Vera, falconer', 'Вера, сокольница'), name: say('Vera', 'Вера') },
  ...{ position: say('Falconer', 'Сокольник'), summary: say('Seven birds.', 'Семь птиц.') },
})

const letter = (say: Say, number: number) => ({
  ...postAnswer(`letter-${number}`),
  title: say(`Letter ${number} from the harbour`, `Письмо ${number} из гавани`),
  excerpt: say('In short.', 'Коротко.'),
})

const letters = (say: Say) => numbers(POSTS).map((number) => letter(say, number))

const islandVacancy = (say: Say) =>
  vacancyAnswer(71, {
    title: say('Falconer for an island', 'Сокольник на остров'),
    countries: [{ title: say('Lyonesse', 'Лионесс'), slug: 'lyonesse' }],
  })

const ferry = (say: Say) =>
  vacancyAnswer('H-73', { title: say('Night ferryman', 'Ночной перевозчик'), countries: [] })

function page(items: unknown[], query: URLSearchParams) {
  const [number, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 12)]
  const lastPage = Math.ceil(items.length / perPage)
  if (number > lastPage) return undefined
  const shown = items.slice((number - 1) * perPage, number * perPage)
  return pageAnswer(shown, { page: number, lastPage, perPage })
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
