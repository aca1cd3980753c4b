import { z } from 'zod'

const slugSchema = z.object({ slug: z.string() })
const slugsSchema = listOf(slugSchema)
const menuSchema = listOf(z.object({ pages: slugsSchema }))
const postsSchema = z.object({ data: slugsSchema })
const vacanciesSchema = z.object({
  data: listOf(z.object({ id: z.union([z.string(), z.number()]) })),
})

/** One page of every type, by its name: the address without a language. */
export async function pageOfEveryType(origin: string): Promise<Map<string, string>> {
  const [countries, staff, candidates, posts, vacancies] = await Promise.all([
    read(slugsSchema, `${origin}/api/countries`),
    read(menuSchema, `${origin}/api/categories`),
    read(menuSchema, `${origin}/api/candidates`),
    read(postsSchema, `${origin}/api/blog`),
    read(vacanciesSchema, `${origin}/api/vacancies`),
  ])
  return new Map([
    ['home', '/'],
    ['country', `/${countries[0].slug}`],
    ['positions', '/staff'],
    ['staff', `/staff/${staff[0].pages[0].slug}`],
    ['candidates', '/candidates'],
    ['candidate', `/candidate/${candidates[0].pages[0].slug}`],
    ['vacancies', '/vacancies'],
    ['vacancies, page 2', '/vacancies?page=2'],
    ['vacancy', `/vacancies/${vacancies.data[0].id}`],
    ['blog', '/blog'],
    ['post', `/blog/${posts.data[0].slug}`],
    ['brief', '/brief'],
    ['information', '/about/stay-safe'],
    ['contacts', '/contacts'],
    ['cookies policy', '/cookies-policy'],
    ['privacy policy', '/privacy-policy'],
    ['not found', '/no-such/page'],
  ])
}

async function read<T>(schema: z.ZodType<T>, address: string): Promise<T> {
  const response = await fetch(address, { headers: { 'Accept-Language': 'en' } })
  return schema.parse(await response.json())
}

/** At least one: without it a type of page would go unmeasured. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z.tuple([item], item)
}
