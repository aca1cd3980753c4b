import { getTranslations } from 'next-intl/server'
import { BriefScreen } from '#components/brief/brief-screen.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { settings } from '#lib/config/settings.ts'
import { flashStatus } from '#lib/enquiries/flash.ts'
import { findShownFlash } from '#lib/enquiries/receive/flash-store.ts'
import { briefHref, PATHS } from '#lib/i18n/hrefs.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { briefFacts } from '#lib/resources/brief/facts.ts'
import { letterChoices, letterParts } from '#lib/resources/brief/letter.ts'
import { perAnswer, readAnswers } from '#lib/resources/brief/model.ts'
import { getShell } from '#lib/resources/shell/read.ts'

const { Page, generateMetadata } = definePage({
  path: PATHS.brief,
  load: loadBrief,
  // What can be chosen has too many combinations to keep.
  isCacheable: (route) => route.flash === undefined && route.filter === undefined,
  status: ({ flash }) => flashStatus(flash),
  metadata: async () => {
    const t = await getTranslations('brief')
    return { title: t('title'), description: t('description') }
  },
  render: (brief, route) => <BriefScreen locale={route.locale} {...brief} />,
})

async function loadBrief({ locale, filter = {}, flash }: RouteState) {
  const [shell, t] = await Promise.all([getShell(locale), getTranslations('brief')])
  const now = new Date()
  const choices = letterChoices(locale, shell, now)
  const found = findShownFlash(flash)
  const asked = found ? askedAt(found.values.link) : filter
  const answers = readAnswers(asked, choices)
  const { siteUrl } = settings()
  const url = siteUrl + briefHref(locale)
  return {
    answers,
    choices,
    parts: letterParts(locale, shell),
    facts: await briefFacts(locale, answers, { shell, now }),
    settings: shell.settings,
    source: { title: t('title'), url },
    now,
    flash: found,
  }
}

/** A letter that comes back says itself, by the address that it was sent from, what was chosen. */
function askedAt(link = '') {
  const query = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams()
  return perAnswer((name) => query.get(name) ?? '')
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
