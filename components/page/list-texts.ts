import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListKindName } from '#lib/i18n/pages.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import { typesetHeading } from '#lib/i18n/typeset-heading.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import { fieldsOf, findField, type Shell } from '#lib/resources/shell/model.ts'

interface ListTexts {
  title: string
  /** A sentence on what it holds. */
  lead: string
  description: string
}

interface ListContext {
  filter?: ListFilter
  shell: Pick<Shell, 'countries' | 'staffMenu' | 'candidatesMenu'>
  /** How many things it holds. */
  total: number
}

/**
 * What a list is called, and what it says of itself. Narrowed by country and field it has words of
 * its own, composed of those that content has for the purpose; where a backend has none, its names
 * stand alone.
 */
export async function listTexts(
  kind: ListKindName,
  locale: Locale,
  { filter = {}, shell, total }: ListContext,
): Promise<ListTexts> {
  const t = await getTranslations('lists')
  const all = {
    title: t(`${kind}.all.title`),
    lead: t(`${kind}.all.lead`),
    description: t(`${kind}.all.description`),
  }
  const country = shell.countries.find(({ slug }) => slug === filter.country)
  const category = findField(fieldsOf(kind, shell), filter.category)
  const isKnown = (!filter.country || country) && (!filter.category || category)
  if (!isKnown || !(country || category)) return all

  const hasWords = (!country || country.where) && (!category || (category.work && category.people))
  const shape = country && category ? 'both' : country ? 'country' : 'category'
  const words = {
    where: country?.where ?? '',
    work: category?.work ?? '',
    people: category?.people ?? '',
    names: [category?.title, country?.title].filter(Boolean).join(', '),
    count: total,
  }
  const say = (part: 'title' | 'lead') => {
    const text = t(`${kind}.${hasWords ? shape : 'named'}.${part}`, words)
    return part === 'title' ? typesetHeading(text, locale) : typesetText(text, locale)
  }
  // A sentence that counts what stands there is true only where nothing else narrows the list.
  const { country: _, category: __, ...others } = filter
  if (total === 0 || Object.keys(others).length > 0) return { ...all, title: say('title') }
  return { title: say('title'), lead: say('lead'), description: say('lead') }
}
