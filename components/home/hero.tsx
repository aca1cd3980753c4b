import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { HouseAtDusk } from './house-at-dusk.tsx'

interface HeroProps {
  locale: Locale
  countryCount: number
}

export function Hero({ locale, countryCount }: HeroProps) {
  const t = useTranslations('home.hero')
  return (
    <div data-office="" className="welcome border-b border-ink">
      <div className="page-width page-grid items-end gap-y-6 pt-4 sm:pt-10 sm:max-lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:pt-16">
        <div className="min-w-0 sm:self-center sm:pb-10 lg:col-span-7 lg:pb-16">
          {countryCount > 0 && (
            <p className="flex items-start gap-3 pb-3 text-small text-muted sm:pb-6 before:mt-2.5 before:h-px before:w-9 before:shrink-0 before:bg-ember">
              {t('eyebrow', { count: countryCount })}
            </p>
          )}
          <h1 className="max-w-[9.43em] text-h1">{t('title')}</h1>
          <p className="mt-4 max-w-[46ch] text-lead text-muted sm:mt-6">{t('lead')}</p>
          <div className="mt-5 flex flex-wrap gap-2 sm:mt-8 sm:gap-3 print:hidden">
            <ButtonLink href="#staff">{t('findStaff')}</ButtonLink>
            <ButtonLink href={localizedPath(locale, PATHS.vacancies())} tone="secondary">
              {t('findWork')}
            </ButtonLink>
          </div>
        </div>
        <div className="max-sm:mx-auto max-sm:w-full max-sm:max-w-72 lg:col-span-5">
          <HouseAtDusk />
        </div>
      </div>
    </div>
  )
}
