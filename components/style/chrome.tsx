import { TextLink } from '#components/ui/link/text-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { MenuOpener } from './menu-opener-client.tsx'
import { Specimen, Specimens } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

const { chrome: texts } = STYLE_TEXTS

export function Chrome({ locale }: { locale: Locale }) {
  return (
    <Specimens>
      <Specimen name={texts.header}>
        <p className="max-w-measure">
          {texts.headerNote}{' '}
          <TextLink href={localizedPath(locale, PATHS.contacts())}>{texts.contacts}</TextLink>.
        </p>
      </Specimen>
      <Specimen name={texts.submenus} note={texts.submenusNote}>
        <div className="flex flex-wrap gap-3 max-lg:hidden">
          <MenuOpener menu="staff">{texts.staff}</MenuOpener>
          <MenuOpener menu="candidates">{texts.candidates}</MenuOpener>
        </div>
      </Specimen>
      <Specimen name={texts.drawer} note={texts.drawerNote}>
        <div className="lg:hidden">
          <MenuOpener menu="drawer">{texts.openDrawer}</MenuOpener>
        </div>
      </Specimen>
      <Specimen name={texts.loading} note={texts.loadingNote} />
      <Specimen name={texts.banner} note={texts.bannerNote} />
    </Specimens>
  )
}
