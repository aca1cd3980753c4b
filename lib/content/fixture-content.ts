import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { stringify } from 'yaml'

export const FIXTURE_NOW = new Date('2026-11-27T10:00:00Z')

/** Files by path inside the content folder: a text as it is, an object as YAML, `null` removes. */
export type FixtureFiles = Readonly<Record<string, object | string | null>>

/** A small faultless content folder with changes, removed when the test is over. */
export async function writeFixtureContent(changes: FixtureFiles = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'content-test-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const dir = join(root, 'content')
  for (const [path, file] of Object.entries({ ...FIXTURE_FILES, ...changes })) {
    if (file !== null) await writeFixtureFile(dir, path, file)
  }
  return dir
}

export async function writeFixtureFile(
  dir: string,
  path: string,
  file: object | string,
): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true })
  await writeFile(join(dir, path), typeof file === 'string' ? file : stringify(file))
}

export const NANNY = {
  slug: 'nanny',
  title: { en: 'Nanny', ru: 'Няня' },
  heading: { en: 'A nanny', ru: 'Няня в семью' },
  lead: { en: 'Lead', ru: 'Вступление' },
  body: { en: '<p>Body</p>', ru: '<p>Текст</p>' },
  duties: { en: ['Looks after the children', 'Cooks'], ru: ['Остаётся с детьми', 'Готовит'] },
  qualifications: { en: ['A diploma'], ru: ['Диплом'] },
  salary_guide: [
    { country_slug: 'france', from: 2500, to: 3500, currency: 'EUR', period: 'month' },
  ],
  related: ['butler'],
}

export const ANNA = {
  slug: 'anna',
  title: { en: 'Anna, nanny', ru: 'Анна, няня' },
  name: { en: 'Anna', ru: 'Анна' },
  category: 'children',
  position: { en: 'Nanny', ru: 'Няня' },
  summary: { en: 'Calm', ru: 'Спокойная' },
  published_at: 'today-3',
  available_from: 'today+14',
  checks: [{ title: { en: 'References called', ru: 'Рекомендации проверены' }, date: 'today-10' }],
  experience_years: 8,
  languages: [{ code: 'en', level: { en: 'fluent', ru: 'свободно' } }],
  location: { en: 'Lyon', ru: 'Лион' },
  ready_to_relocate: true,
  availability: { en: 'Full time', ru: 'Полный день' },
  live_in: 'either',
  references_checked: true,
  countries: ['france'],
}

export const VACANCY = {
  id: 1001,
  title: { en: 'Nanny for two boys', ru: 'Няня для двух мальчиков' },
  conditions: { en: '<p>Five days<br>a week</p>', ru: '<p>Ёлка и пять дней</p>' },
  sum: { en: '€3,000 a month', ru: '3000 € в месяц' },
  countries: ['france'],
  category: 'children',
  city: { en: 'Lyon', ru: 'Лион' },
  published_at: 'today-2',
  valid_through: 'today+30',
  employer_type: { en: 'A family', ru: 'Семья' },
}

const POST = {
  slug: 'references',
  title: { en: 'References', ru: 'Рекомендации' },
  excerpt: { en: 'How to read them', ru: 'Как их читать' },
  published_at: '2026-11-01',
  tags: [
    { en: 'Hiring', ru: 'Найм' },
    { en: 'Papers', ru: 'Бумаги' },
  ],
  body: {
    en: `<p>${'word '.repeat(400)}</p>`,
    ru: '<p>Коротко — и всё</p>',
  },
  related: ['trial-day'],
}

const POLICY = {
  title: { en: 'Policy', ru: 'Политика' },
  body: '<p>…</p>',
  updated_at: '2026-01-01',
}

const FIXTURE_FILES: FixtureFiles = {
  'settings/settings.yaml': {
    main_office_phone: '+440000',
    russ_phone: '+70000',
    usa_phone: '+10000',
    ukr_phone: '+380000',
    footerContacts: [{ title: { en: 'Write to us', ru: 'Напишите нам' } }],
    officeAddresses: [{ title: { en: 'London', ru: 'Лондон' } }],
    offices: [
      {
        country_slug: 'france',
        title: { en: 'Lyon', ru: 'Лион' },
        phone: '+330000',
        time_zone: 'Europe/Paris',
        hours: [{ days: [1, 2], from: '09:00', to: '18:00' }],
      },
    ],
  },
  'countries/france.yaml': {
    id: 2,
    slug: 'france',
    title: { en: 'France', ru: 'Франция' },
    order: 2,
  },
  'countries/uk.yaml': { id: 1, slug: 'uk', title: { en: 'UK', ru: 'Англия' }, order: 1 },
  'categories/house.yaml': {
    slug: 'house',
    order: 2,
    title: { en: 'House', ru: 'Дом' },
    pages: ['butler'],
  },
  'categories/children.yaml': {
    slug: 'children',
    order: 1,
    title: { en: 'Children', ru: 'Дети' },
    icon: 'baby',
    pages: ['nanny'],
  },
  'staff/nanny.yaml': NANNY,
  'staff/butler.yaml': {
    ...NANNY,
    slug: 'butler',
    title: { en: 'Butler', ru: 'Дворецкий' },
    countries: ['uk'],
    related: [],
  },
  'candidates/anna.yaml': ANNA,
  'candidates/maria.yaml': {
    ...ANNA,
    slug: 'maria',
    title: { en: 'Maria, nanny', ru: 'Мария, няня' },
    published_at: 'today-1',
    countries: ['france', 'uk'],
  },
  'candidates/paul.yaml': {
    ...ANNA,
    slug: 'paul',
    title: { en: 'Paul, butler', ru: 'Павел, дворецкий' },
    category: 'house',
    published_at: 'today-9',
    countries: ['uk'],
  },
  'vacancies/1001.yaml': VACANCY,
  'vacancies/1002.yaml': {
    ...VACANCY,
    id: 1002,
    title: { en: 'Butler in town', ru: 'Дворецкий в город' },
    category: 'house',
    countries: ['uk', 'france'],
    published_at: 'today-1',
    valid_through: 'today',
    employer_type: { en: 'An estate', ru: 'Поместье' },
  },
  'vacancies/1003.yaml': { ...VACANCY, id: 1003, valid_through: 'today-1' },
  'blog/references.yaml': POST,
  'blog/trial-day.yaml': {
    ...POST,
    slug: 'trial-day',
    title: { en: 'A trial day', ru: 'Пробный день' },
    published_at: '2026-11-20T09:00:00+03:00',
    tags: [{ en: 'Trials', ru: 'Пробы' }],
    related: [],
  },
  'pages/fees.yaml': {
    slug: 'fees',
    order: 1,
    title: { en: 'Fees', ru: 'Комиссия' },
    lead: { en: 'What you pay', ru: 'Сколько вы платите' },
    sections: [{ title: { en: 'Our fee', ru: 'Наша комиссия' }, shows: 'fees' }],
    updated_at: '2026-01-01',
  },
  'policies/cookies-policy.yaml': { ...POLICY, slug: 'cookies-policy' },
  'policies/privacy-policy.yaml': { ...POLICY, slug: 'privacy-policy' },
}
