import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { STATUS_HINT } from '#lib/cache/response-hints.ts'
import type { Failure } from '#lib/http/client/failure.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { ClosedGate } from './closed-gate.tsx'
import { UnknownPath } from './unknown-path-client.tsx'

/** Not part of any text. */
const GAP = '\u{FFFC}'

interface ErrorScreenProps {
  locale: Locale
  failure: Failure
}

/** The page that stands where another could not: its status, what is the matter, ways on. */
export async function ErrorScreen({ locale, failure }: ErrorScreenProps) {
  const t = await getTranslations('errors')
  const { status, message } = failure
  const words = wordsOf(failure)
  const [before, behind] = t('notFound', { path: GAP }).split(GAP)
  const text =
    words === 'notFound' ? (
      <>
        {before}
        {/* Of its own line, unless it is longer: else that would end at any hyphen. */}
        <span className="inline-block max-w-full">
          <UnknownPath locale={locale} />
        </span>
        {behind}
      </>
    ) : (
      (message ?? t(words))
    )
  return (
    <div className="welcome page-width page-grid items-end gap-y-10 pt-10 sm:max-lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:pt-14">
      <meta name={STATUS_HINT} content={String(status)} />
      <div className="min-w-0 sm:self-center sm:pb-10 lg:col-span-7 lg:pb-16">
        <h1 className="text-h1 tabular-nums">{status}</h1>
        <p className="mt-4 max-w-measure text-lead [overflow-wrap:anywhere]">{text}</p>
        <p className="mt-3 max-w-measure text-muted">{t(`${words}Advice`)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={localizedPath(locale, PATHS.home())}>{t('goHome')}</ButtonLink>
          {(status === 404 || status === 410) && (
            <ButtonLink href={localizedPath(locale, PATHS.vacancies())} tone="secondary">
              {t('vacancies')}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <ClosedGate />
      </div>
    </div>
  )
}

/** The words for a failure that brings none, and for what to do then. */
function wordsOf({ status, isMethod }: Failure) {
  if (status === 404) return 'notFound'
  if (status === 410) return 'gone'
  return isMethod ? 'method' : 'upstream'
}
