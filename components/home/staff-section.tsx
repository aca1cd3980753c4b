import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { MenuIndex } from '#components/staff/menu-index.tsx'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category } from '#lib/resources/menus/model.ts'

interface StaffSectionProps {
  locale: Locale
  menu: readonly Category[]
}

export function StaffSection({ locale, menu }: StaffSectionProps) {
  const t = useTranslations('home.staff')
  const shared = useTranslations('vocabulary')
  const site = useTranslations('site')
  return (
    <Section id="staff" number={1} label={t('label')} title={t('title')}>
      {menu.length > 0 ? (
        <>
          <MenuIndex
            isDrawn
            locale={locale}
            menu={menu}
            hrefOf={(slug) => localizedPath(locale, PATHS.staff(slug))}
            countText={(count) => t('count', { count })}
          />
          <div className="mt-5 sm:mt-8 print:hidden">
            <ButtonLink href={localizedPath(locale, PATHS.positions())} tone="secondary">
              {site('nav.allStaff')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')}>
          <EnquiryLink locale={locale} kind="callback" type="staff">
            {shared('callback')}
          </EnquiryLink>
        </EmptyState>
      )}
    </Section>
  )
}
