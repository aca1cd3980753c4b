import { WORDS } from '#e2e/browser/words.ts'
import type { Scene, Shot } from './shot.ts'

const WIDTHS = [360, 1280] as const

const STRETCHED = {
  home: '/',
  country: '/uk',
  staff: '/staff/nanny',
  'staff-short': '/staff/governess',
  candidate: '/candidate/grace-nanny',
  'candidate-short': '/candidate/anna-governess',
  vacancies: '/vacancies',
  vacancy: '/vacancies/1001',
  'vacancy-short': '/vacancies/1002',
  blog: '/blog',
  post: '/blog/leaving-well',
  'post-short': '/blog/brief-in-one-page',
  contacts: '/contacts',
}

const SPARSE = {
  home: '/',
  country: '/uae',
  staff: '/staff/nanny',
  vacancies: '/vacancies',
  blog: '/blog',
}

/** Content that is much more, or much less, than what the design was drawn with. */
export const CONTENT_STATES: Shot[] = [
  ...Object.entries(STRETCHED).map(([name, path]) => ({
    name: `stretched-${name}`,
    path,
    widths: WIDTHS,
    site: 'stretched' as const,
  })),
  {
    name: 'stretched-menu',
    path: '/',
    widths: WIDTHS,
    site: 'stretched',
    isMadeForEachWidth: true,
    frame: 'window',
    pose: async ({ page, language, width }: Scene) => {
      const { staff, openMenu } = WORDS[language]
      if (width === 360) {
        // A name of that length may leave the button outside the window.
        const burger = page.locator('header').getByLabel(openMenu)
        await burger.evaluate((element: HTMLElement) => element.click())
      }
      const place = width === 360 ? page.getByRole('dialog') : page.locator('header')
      await place.getByRole('button', { name: staff, exact: true }).click()
    },
  },
  ...Object.entries(SPARSE).map(([name, path]) => ({
    name: `sparse-${name}`,
    path,
    widths: WIDTHS,
    site: 'sparse' as const,
  })),
]
