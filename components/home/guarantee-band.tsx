import { useTranslations } from 'next-intl'
import { LuggageScene, StaircaseScene } from '#components/illustrations/scene.tsx'
import { KnownLink } from '#components/page/known-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { TERMS } from '#lib/resources/terms.ts'

interface GuaranteeBandProps {
  locale: Locale
  settings: Settings
}

/** What the fee is backed by; at the foot of the stairs stands the case of whoever comes instead. */
export function GuaranteeBand({ locale, settings }: GuaranteeBandProps) {
  const t = useTranslations('home.guarantee')
  return (
    <section className="on-evergreen overflow-hidden bg-evergreen text-paper">
      <div className="page-width page-grid items-end sm:max-lg:grid-cols-2">
        <div className="min-w-0 pt-5 sm:self-center sm:py-14 lg:col-span-6">
          <h2 className="text-h4 sm:text-h2">{t('title', TERMS)}</h2>
          <p className="mt-2 text-small sm:mt-5 sm:text-lead">{t('text', TERMS)}</p>
          <div className="flex items-end justify-between gap-x-4 max-sm:text-small sm:mt-4">
            <KnownLink
              locale={locale}
              settings={settings}
              page="fees"
              className="underline decoration-1 underline-offset-4 hover:text-orange"
            />
            <LuggageScene />
          </div>
        </div>
        <StaircaseScene />
      </div>
    </section>
  )
}
