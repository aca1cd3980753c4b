import { keyedByLocale } from '#lib/i18n/locales.ts'
import type { ScriptedBackend } from './scripted-backend.ts'

/** Answers of a backend for tests, as they come over the wire. */
export const SETTINGS = {
  main_office_phone: '+44 20 7946 0100',
  russ_phone: '+7 495 000 00 00',
  usa_phone: '+1 202 555 0100',
  ukr_phone: '+380 44 000 00 00',
  footerContacts: [{ title: 'office@example.org', url: 'mailto:office@example.org' }],
  officeAddresses: [{ title: '1 Example Row, London' }],
  site_name: 'Harbour',
  company: { name: 'Harbour', form: 'Ltd', licence: 'No. 1' },
  messengers: {
    whatsapp_staff: '447700900001',
    whatsapp_job: '447700900002',
    telegram: 'harbour_test',
    case_staff: 'S-1',
    case_job: 'J-1',
  },
  offices: [
    {
      country_slug: 'uk',
      title: 'London',
      phone: '+44 20 7946 0100',
      time_zone: 'Europe/London',
      hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }],
      languages: ['en'],
      people: [],
      closures: [],
      open_days: [],
    },
  ],
  links: {
    ...keyedByLocale(
      (locale) => `questionnaire_${locale}` as const,
      (locale) => `https://forms.example.org/${locale}`,
    ),
    academy: 'https://academy.example.org/',
  },
}

export function countryAnswer(slug: string, title = slug) {
  return { id: slug.length, slug, title, heading: null, description: '<p>A country</p>' }
}

export function categoryAnswer(title: string, ...slugs: string[]) {
  return { title, pages: slugs.map((slug) => ({ slug, title: `The ${slug}` })) }
}

export const STAFF_PAGE = {
  slug: 'nanny',
  title: 'Nanny',
  heading: 'A nanny',
  lead: 'Looks after the children.',
  body: '<h2>The day</h2><p>Long.</p>',
  duties: ['Meals'],
  qualifications: null,
  salary_guide: [{ country_slug: 'uk', from: 1, to: 2, currency: 'GBP', period: 'year' }],
  related: ['governess'],
}

export const CANDIDATE = {
  slug: 'anna-k',
  title: 'Anna K.',
  name: 'Anna K.',
  category: 'children',
  position: 'Nanny',
  summary: 'Twelve years with two families.',
  published_at: '2026-11-20',
  experience_years: 12,
  languages: [{ code: 'en', level: 'native' }],
  location: 'London',
  ready_to_relocate: true,
  availability: 'From January',
  live_in: 'either',
  references_checked: true,
}

export function postAnswer(slug: string, ...tags: string[]) {
  return {
    slug,
    title: `On ${slug}`,
    excerpt: 'In short.',
    published_at: '2026-11-01T10:00:00Z',
    reading_minutes: 4,
    tags,
  }
}

export function vacancyAnswer(id: number | string, fields: object = {}) {
  return {
    id,
    title: `Vacancy ${id}`,
    conditions: '<p>Live-in</p>',
    sum: '£40,000 a year',
    countries: [{ title: 'United Kingdom', slug: 'uk' }],
    ...fields,
  }
}

/** One page of `items`, with what it says about itself. */
export function pageAnswer(items: unknown[], { page = 1, lastPage = 1, perPage = 12 } = {}) {
  return {
    data: items,
    meta: {
      current_page: page,
      last_page: lastPage,
      per_page: perPage,
      total: items.length * lastPage,
    },
  }
}

/** Settings, two countries, menus of the world and of `uk`, in the language asked for. */
export function scriptShell(backend: ScriptedBackend): void {
  const countries = (locale: string) => [
    countryAnswer('uk', locale === 'ru' ? 'Великобритания' : 'United Kingdom'),
    countryAnswer('uae', locale === 'ru' ? 'ОАЭ' : 'UAE'),
  ]
  const staff = (slug: string | null) => [
    slug
      ? categoryAnswer(`Staff in ${slug}`, 'butler')
      : categoryAnswer('Staff', 'nanny', 'butler'),
  ]
  const candidates = (slug: string | null) => [
    categoryAnswer(slug ? `Candidates in ${slug}` : 'Candidates', 'anna-k'),
  ]
  backend.on('/api/main', ({ language }) => ({
    json: {
      options: SETTINGS,
      countries: countries(language),
      categories: staff(null),
      candidates: candidates(null),
    },
  }))
  backend.on('/api/option', { json: SETTINGS })
  backend.on('/api/countries', ({ language }) => ({ json: countries(language) }))
  backend.on('/api/categories', ({ query }) => ({ json: staff(query.get('country_slug')) }))
  backend.on('/api/candidates', ({ query }) => ({ json: candidates(query.get('country_slug')) }))
}
