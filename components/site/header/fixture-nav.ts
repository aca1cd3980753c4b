import type { SiteNav } from './site-nav.ts'

const TEXTS = {
  mainNavigation: 'Main',
  country: 'Country: {country}',
  about: 'About',
  staff: 'Staff',
  vacancies: 'Vacancies',
  candidates: 'Candidates',
  blog: 'Blog',
  contacts: 'Contacts',
  allStaff: 'All positions',
  allCandidates: 'All candidates',
  newTab: '(opens in a new tab)',
  menu: 'Menu',
  openMenu: 'Open menu',
  close: 'Close',
  back: 'Back',
  callback: 'Request a callback',
  callMeBack: 'Call me back',
}

/** What a header of tests shows; the candidates menu has two categories. */
export function fixtureNav(part: Partial<SiteNav> = {}): SiteNav {
  return {
    locale: 'en',
    siteName: 'Aldermere',
    countries: [
      { slug: '', title: 'World' },
      { slug: 'uae', title: 'UAE' },
    ],
    countrySlug: '',
    languageLabel: 'Language: English',
    menus: {
      staff: [
        {
          title: 'House',
          pages: [
            { slug: 'cook', title: 'Cook' },
            { slug: 'butler', title: 'Butler' },
          ],
        },
      ],
      candidates: [
        { title: 'Children', pages: [{ slug: 'grace', title: 'Grace' }] },
        { title: 'Garden', pages: [{ slug: 'ivan', title: 'Ivan' }] },
      ],
    },
    questionnaire: { title: 'Questionnaire', href: 'https://questionnaire.example/en' },
    academy: { title: 'Academy', href: 'https://academy.example/' },
    messengers: [{ title: 'Write on Telegram', app: 'telegram', href: 'https://t.me/aldermere' }],
    apiBaseUrl: '',
    texts: TEXTS,
    ...part,
  }
}
