import { useTranslations } from 'next-intl'
import type { Category } from '#lib/domain/category'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { MenuIndex } from '@/components/catalogue/menu-index'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'

interface StaffSectionProps {
  locale: Locale
  menu: readonly Category[]
}

export function StaffSection({ locale, menu }: StaffSectionProps) {
  const t = useTranslations('home.staff')
  const shared = useTranslations('vocabulary')
  return (
    <Section id="staff" number={1} label={t('label')} title={t('title')}>
      {menu.length > 0 ? (
        <MenuIndex
          menu={menu}
          hrefOf={(slug) => localizedPath(locale, PATHS.staff(slug))}
          countText={(count) => t('count', { count })}
        />
      ) : (
        <EmptyState title={t('none')} text={t('noneText')}>
          <EnquiryLink locale={locale} kind="callback">
            {shared('callback')}
          </EnquiryLink>
        </EmptyState>
      )}
    </Section>
  )
}
