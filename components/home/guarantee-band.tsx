import { useTranslations } from 'next-intl'
import { StaircaseScene } from '#components/illustrations/scene.tsx'
import { KnownLink } from '#components/page/known-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { TERMS } from '#lib/resources/terms.ts'

interface GuaranteeBandProps {
  locale: Locale
  settings: Settings
}

/** What the fee is backed by, in the words of the list of costs; at the foot of the stairs stands the case of whoever comes instead. */
export function GuaranteeBand({ locale, settings }: GuaranteeBandProps) {
  const t = useTranslations('home.process.costs.replacement')
  return (
    <section className="on-evergreen overflow-hidden bg-evergreen text-paper">
      <div className="page-width page-grid items-end sm:max-lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <div className="min-w-0 pt-5 pb-3 sm:self-center sm:py-14 lg:col-span-6">
          <h2 className="font-sans text-small text-sand">{t('term')}</h2>
          <p className="font-serif text-h4 sm:mt-4 sm:text-h3 lg:text-h2">{t('value', TERMS)}</p>
          <p className="mt-4 max-sm:hidden">
            <KnownLink
              locale={locale}
              settings={settings}
              page="fees"
              className="underline decoration-1 underline-offset-4 hover:text-orange"
            />
          </p>
        </div>
        <StaircaseScene />
      </div>
    </section>
  )
}
