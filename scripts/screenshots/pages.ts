import { z } from 'zod'
import { pageOfEveryType } from '#scripts/budget-pages.ts'
import type { Shot } from './shot.ts'

const slugsSchema = z.array(z.object({ slug: z.string() }))
const menuSchema = z.array(z.object({ slug: z.string(), pages: slugsSchema }))
const postsSchema = z.object({
  data: z.array(z.object({ slug: z.string(), reading_minutes: z.number() })),
})

/** Every type of page, and of most types more than one. */
export async function listPages(origin: string): Promise<Shot[]> {
  const [types, countries, staff, candidates, posts] = await Promise.all([
    pageOfEveryType(origin),
    read(slugsSchema, `${origin}/api/countries`),
    read(menuSchema, `${origin}/api/categories`),
    read(menuSchema, `${origin}/api/candidates`),
    read(postsSchema, `${origin}/api/blog?per_page=100`),
  ])
  const [longest] = posts.data.toSorted((a, b) => b.reading_minutes - a.reading_minutes)
  return [
    ...[...types].map(([type, path]) => ({
      name: type.replaceAll(/\W+/g, '-'),
      path,
      ...(type === 'not found' ? { status: 404 } : {}),
    })),
    ...countries.slice(1).map(({ slug }) => ({
      ...{ name: `country-${slug}`, path: `/${slug}` },
      widths: [360, 1280] as const,
    })),
    ...firstPages(staff).map(({ category, slug }) => ({
      ...{ name: `staff-in-${category}`, path: `/staff/${slug}` },
      widths: [360, 1280] as const,
    })),
    ...firstPages(candidates).map(({ category, slug }) => ({
      ...{ name: `candidate-in-${category}`, path: `/candidate/${slug}` },
      widths: [360, 1280] as const,
    })),
    { name: 'post-longest', path: `/blog/${longest?.slug}` },
    { name: 'blog-page-2', path: '/blog?page=2' },
    { name: 'blog-page-3', path: '/blog?page=3' },
    { name: 'vacancies-last-page', path: '/vacancies?page=4' },
    { name: 'vacancies-of-country', path: '/vacancies?country=uae' },
    { name: 'vacancies-narrowed', path: '/vacancies?country=france&category=children' },
    { name: 'vacancies-none', path: '/vacancies?country=france&category=children&q=zeppelin' },
    { name: 'not-found-long', path: `/${'a-very-long-address-'.repeat(12)}`, status: 404 },
    ...PLAIN.map((path) => ({
      name: `plain${path === '/' ? '-home' : path.replaceAll(/\W+/g, '-')}`,
      path,
      browser: { javaScriptEnabled: false },
    })),
  ]
}

const PLAIN = ['/', '/contacts', '/vacancies', '/vacancies/1001', '/staff/nanny']

/** The first of every category but the first, which stands for its type already. */
function firstPages(menu: z.output<typeof menuSchema>) {
  return menu.slice(1).flatMap(({ slug: category, pages: [first] }) => {
    return first ? [{ category, slug: first.slug }] : []
  })
}

async function read<T>(schema: z.ZodType<T>, address: string): Promise<T> {
  const response = await fetch(address, { headers: { 'Accept-Language': 'en' } })
  return schema.parse(await response.json())
}
