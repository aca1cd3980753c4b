/** One page of every kind: the address without a language. */
export const PAGES = [
  '/',
  '/uae',
  '/blog',
  '/blog/leaving-well',
  '/candidate/grace-nanny',
  '/staff/nanny',
  '/vacancies',
  '/vacancies/1001',
  '/contacts',
  '/cookies-policy',
  '/privacy-policy',
  '/no-such/page',
]
