/** One page of every kind: the address without a language. */
export const PAGES = [
  '/',
  '/uae',
  '/blog',
  '/blog/leaving-well',
  '/candidates',
  '/candidate/grace-nanny',
  '/staff',
  '/staff/nanny',
  '/vacancies',
  '/vacancies/1001',
  '/brief',
  '/about/stay-safe',
  '/contacts',
  '/cookies-policy',
  '/privacy-policy',
  '/no-such/page',
]
