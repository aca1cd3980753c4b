import { getTranslations } from 'next-intl/server'
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'
import { WORLD } from '#lib/resources/countries/model.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { messengerEntries } from './messenger-entries.ts'
import { SiteHeaderClient } from './site-header-client.tsx'
import type { Entry, NavTexts, SiteNav } from './site-nav.ts'

interface SiteHeaderProps {
  locale: Locale
  shell: Shell
  /** What stands in the address where a country may stand. */
  countrySlug: string | undefined
  /** Where the browser asks for menus; undefined is the site itself. */
  publicApiBaseUrl: string | undefined
}

export async function SiteHeader({
  locale,
  shell,
  countrySlug,
  publicApiBaseUrl = '',
}: SiteHeaderProps) {
  const t = await getTranslations('site')
  const { settings, countries, staffMenu, candidatesMenu } = shell
  const toChoice = ({ slug, title }: { slug: string; title: string }) => ({ slug, title })
  const nav: SiteNav = {
    locale,
    siteName: settings.siteName,
    countries: [toChoice({ ...WORLD, title: t('world') }), ...countries.map(toChoice)],
    countrySlug: countries.find(({ slug }) => slug === countrySlug)?.slug ?? '',
    languageLabel: t('language', { language: LANGUAGES[locale].name }),
    menus: { staff: staffMenu.map(toShown), candidates: candidatesMenu.map(toShown) },
    questionnaire: toEntry(t('nav.questionnaire'), settings.links?.questionnaire[locale]),
    academy: toEntry(t('nav.academy'), settings.links?.academy),
    messengers: await messengerEntries(locale, settings),
    apiBaseUrl: publicApiBaseUrl,
    texts: await navTexts(),
  }
  return <SiteHeaderClient nav={nav} />
}

/** Without what the header does not show: it is sent with every page. */
function toShown({ title, icon, pages }: Category): Category {
  return { title, icon, pages }
}

function toEntry(title: string, href: string | undefined): Entry | undefined {
  return href ? { title, href } : undefined
}

async function navTexts(): Promise<NavTexts> {
  const t = await getTranslations('site')
  const words = await getTranslations('vocabulary')
  return {
    mainNavigation: t('mainNavigation'),
    country: t('country', { country: '{country}' }),
    about: t('nav.about'),
    staff: t('nav.staff'),
    vacancies: t('nav.vacancies'),
    candidates: t('nav.candidates'),
    blog: t('nav.blog'),
    contacts: t('nav.contacts'),
    allStaff: t('nav.allStaff'),
    allCandidates: t('nav.allCandidates'),
    newTab: t('newTab'),
    menu: t('menu'),
    openMenu: t('openMenu'),
    close: t('close'),
    back: t('back'),
    callback: words('callback'),
    callMeBack: t('callMeBack'),
  }
}
