import { getTranslations } from 'next-intl/server'
import { messengerEntries } from '#components/site/header/messenger-entries.ts'
import { MessengerLinks } from '#components/site/header/messenger-links.tsx'
import { LanguageLink } from '#components/site/language/language-link.tsx'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import { HOME_PLACES, localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { typesetText, withWholeNumbers } from '#lib/i18n/typography.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { toTelHref } from '#lib/text/phone.ts'

interface SiteFooterProps {
  locale: Locale
  shell: Shell
}

const LINK = 'inline-block py-2.5 sm:py-1 hover:text-orange hover:underline'
const HEADING = 'text-h4'

export async function SiteFooter({ locale, shell }: SiteFooterProps) {
  const t = await getTranslations('site')
  const { settings } = shell
  const { company } = settings
  const at = (path: string) => localizedPath(locale, path)
  const phones = [
    { label: t('phones.headOffice'), phone: settings.phones.headOffice },
    { label: t('phones.russia'), phone: settings.phones.russia },
    { label: t('phones.usa'), phone: settings.phones.usa },
    { label: t('phones.ukraine'), phone: settings.phones.ukraine },
  ]
  const links = [
    { title: t('footer.academy'), href: `${at(PATHS.home())}#${HOME_PLACES.academy}` },
    { title: t('footer.forUkraine'), href: `${at(PATHS.home())}#${HOME_PLACES.forUkraine}` },
    { title: t('footer.geography'), href: `${at(PATHS.home())}#${HOME_PLACES.geography}` },
    { title: t('footer.jetRental'), href: `${at(PATHS.home())}#${HOME_PLACES.jetRental}` },
    { title: t('nav.contacts'), href: at(PATHS.contacts()) },
    { title: t('footer.privacyPolicy'), href: at(PATHS['privacy-policy']()) },
    { title: t('footer.cookiesPolicy'), href: at(PATHS['cookies-policy']()) },
    ...settings.pages
      .filter(({ isInFooter }) => isInFooter)
      .map(({ slug, title }) => ({ title, href: at(PATHS.information(slug)) })),
  ]
  // As they are shown: a key that reads otherwise would be one more text in every payload.
  const addresses = settings.officeAddresses.map(({ title }) => withWholeNumbers(title))
  return (
    <footer className="on-evergreen site-footer">
      <div className="page-width grid gap-x-column pt-1 sm:grid-cols-2 sm:gap-y-10 sm:py-14 lg:grid-cols-4 print:hidden">
        <section>
          <Fold title={<h2 className={HEADING}>{t('footer.phones')}</h2>}>
            <dl className="pb-3 sm:pt-3 sm:pb-0">
              {phones.map(({ label, phone }) => (
                <div key={label} className="flex items-center justify-between sm:mb-2 sm:block">
                  <dt className="text-rule sm:pt-1">{label}</dt>
                  <dd>
                    <a href={toTelHref(phone)} className={LINK}>
                      {phone}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
        </section>
        <section className="border-muted max-sm:border-y max-sm:pt-3 max-sm:pb-4">
          <h2 className={HEADING}>{t('footer.contacts')}</h2>
          <ul className="sm:pt-3">
            {settings.footerContacts.map(({ title, url }) => (
              <li key={title}>
                {url ? (
                  <TextLink href={url} className={LINK}>
                    {typesetText(title, locale)}
                  </TextLink>
                ) : (
                  <span className="inline-block py-2.5 sm:py-1">{typesetText(title, locale)}</span>
                )}
              </li>
            ))}
          </ul>
          <MessengerLinks
            locale={locale}
            entries={await messengerEntries(locale, settings)}
            className="mt-2 sm:mt-4"
          />
        </section>
        <section>
          <Fold title={<h2 className={HEADING}>{t('footer.offices')}</h2>}>
            <ul className="pb-3 sm:pt-3 sm:pb-0">
              {addresses.map((address) => (
                <li key={address} className="py-1 text-balance">
                  {address}
                </li>
              ))}
            </ul>
          </Fold>
        </section>
        <nav
          aria-label={t('footer.navigation')}
          className="border-muted max-sm:border-t max-sm:pt-3 max-sm:pb-2"
        >
          <h2 className={HEADING}>{settings.siteName}</h2>
          <ul className="min-[22rem]:max-sm:columns-2 max-sm:gap-x-4 sm:pt-3">
            {links.map(({ title, href }) => (
              <li key={title} className="break-inside-avoid">
                <SiteLink href={href} className={LINK}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page-width">
        <div className="footer-base">
          <p className="text-balance print:w-full print:border-t print:border-ink print:pt-2">
            {[
              company && typesetText(t('footer.company', { ...company }), locale),
              company?.note && `${company.note}.`,
              `©\u00a0${new Date().getFullYear()}`,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <ul className="flex gap-4 uppercase print:hidden">
            {LOCALES.map((choice) => (
              <li key={choice}>
                <LanguageLink
                  locale={choice}
                  isCurrent={choice === locale}
                  className={`${LINK} underline-offset-4 aria-[current]:underline`}
                >
                  {choice}
                </LanguageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
