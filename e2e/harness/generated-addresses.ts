import fc from 'fast-check'

const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/manifest.webmanifest',
  '/builds/latest.json',
]
const PAGES = [
  ...['/', '/uae', '/blog', '/blog/leaving-well', '/candidate/grace-nanny', '/staff/nanny'],
  ...[
    '/candidates',
    '/staff',
    '/vacancies',
    '/vacancies/1001',
    '/brief',
    '/about/fees',
    '/contacts',
    '/cookies-policy',
    '/privacy-policy',
  ],
]
const API = [
  '/api/option',
  '/api/countries',
  '/api/staff/nanny',
  '/api/vacancies',
  '/api/none',
  '/api',
]
/** What a router could take for something of its own. */
const TRAPS = [
  ...['en', 'ru', 'EN', 'Ru', 'api', 'API', '_next', 'static', 'data', 'index', 'undefined', '404'],
  ...[
    '500',
    '_error',
    '_not-found',
    '[locale]',
    '%5Blocale%5D',
    '[...rest]',
    '(..)',
    '@x',
    '~',
    '*',
  ],
  ...['en.page-2', 'ru.in-uae', 'en.refused', 'en.xyz', 'x.rsc', 'a.segments', '_tree.segment.rsc'],
  ...['.', '..', '%2e', '%2E%2e', '...', '.env', 'a.b', 'nope.php', 'a%2Eb', '%252e', 'uae%2Ex'],
  ...['%2F', 'a%2Fb', '%5C', '..%5c..', '%00', '%0d%0a', '%E0%A4%A', '%ff', '50%', '%25', '%2525'],
  ...['<script>', '%3Cb%3E', "'", '"', '%22', '&amp;', '{x}', '$1', ':path', '=', ';a=b', ',', '+'],
  ...['%F0%9F%98%80', '%D0%BA%D0%B8%D0%BF%D1%80', '%C2%A0', '%E2%80%8B', '%E2%80%AE', '\u007F'],
].map((trap) => encodeURI(trap).replaceAll('%25', '%'))
const QUERIES = [
  ...['page=1', 'page=2', 'page=0', 'page', 'page=x', 'page=%E0%A4%A', 'q=nanny', 'q=%00', 'q='],
  ...[
    'country=uae',
    'live_in=in',
    'category=children',
    'answer=aaaaaaaaaaaaaaaaaaaa',
    'utm_source=x',
    '_rsc=1',
  ],
  ...['nxtPlocale=ru', 'nxtPslug=nanny', 'nxtIlocale=x', '__nextLocale=ru', 'locale=ru', 'amp=1'],
  ...['a=b=c', '=', '%', '%5B%5D=1', 'x[]=1', 'a+b', '/..//', '?', 'country_slug=x', 'per_page=-1'],
]

const segment = fc.oneof(
  fc.constantFrom(...TRAPS),
  fc.constantFrom(...[...PAGES, ...API].flatMap((path) => path.split('/').filter(Boolean))),
  fc
    .string({ unit: 'binary', maxLength: 6 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc
    .array(fc.constantFrom(...TRAPS), { minLength: 2, maxLength: 3 })
    .map((parts) => parts.join('')),
)
const anyPath = fc
  .array(fc.tuple(fc.constantFrom('/', '/', '/', '/', '/', '//', '/\\'), segment), { maxLength: 4 })
  .map((parts) => `/${parts.flat().join('').slice(1)}`)
const longPath = fc
  .tuple(segment, fc.integer({ min: 200, max: 4_000 }))
  .map(([text, length]) => `/${(text || 'a').repeat(length).slice(0, length)}`)
const knownPath = fc.constantFrom(...PAGES, ...PAGES, ...API, ...FILES)

/** The same address as it could be written otherwise, or one that only resembles it. */
const rewritten = fc
  .tuple(
    knownPath,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(escapeOnce, escapeTwice, swapCase))),
  )
  .map(([path, changes]) => {
    const characters = [...path]
    for (const [at, change] of changes) {
      const index = at % characters.length
      const character = characters[index] ?? ''
      if (character.length === 1 && character !== '/') characters[index] = change(character)
    }
    return characters.join('')
  })

const query = fc
  .array(fc.constantFrom(...QUERIES), { maxLength: 2 })
  .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''))

/** Request targets as nobody but a test, a scanner or a broken link would write them. */
export const generatedAddress = fc
  .tuple(
    fc.constantFrom('', '', '/ru', '/ru', '/en', '/RU'),
    fc.oneof(
      { weight: 4, arbitrary: anyPath },
      { weight: 4, arbitrary: rewritten },
      { weight: 3, arbitrary: knownPath },
      { weight: 1, arbitrary: longPath },
    ),
    fc.constantFrom('', '', '', '/'),
    query,
  )
  .map(([prefix, path, slash, search]) => prefix + path + slash + search)

function escapeOnce(character: string): string {
  const code = character.charCodeAt(0).toString(16)
  return `%${code.toUpperCase()}`
}

function escapeTwice(character: string): string {
  return escapeOnce(character).replace('%', '%25')
}

function swapCase(character: string): string {
  const lower = character.toLowerCase()
  return lower === character ? character.toUpperCase() : lower
}
