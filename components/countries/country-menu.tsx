import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { MenuIndex } from '#components/staff/menu-index.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category } from '#lib/resources/menus/model.ts'

interface CountryMenuProps {
  locale: Locale
  kind: 'positions' | 'candidates'
  menu: readonly Category[]
}

const PAGES = { positions: PATHS.staff, candidates: PATHS.candidate }

/** The positions asked for in a country, or the people ready to work there. */
export function CountryMenu({ locale, kind, menu }: CountryMenuProps) {
  const t = useTranslations('countries')
  const shared = useTranslations('vocabulary')
  if (menu.length === 0) {
    return (
      <EmptyState title={t(`${kind}.none`)} text={t(`${kind}.noneText`)}>
        <EnquiryLink locale={locale} kind="callback" type="staff">
          {shared('callback')}
        </EnquiryLink>
      </EmptyState>
    )
  }
  return (
    <MenuIndex
      menu={menu}
      hrefOf={(slug) => localizedPath(locale, PAGES[kind](slug))}
      countText={(count) => t(`count.${kind}`, { count })}
    />
  )
}
