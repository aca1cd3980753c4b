import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { ContactForms } from '#components/enquiries/contact-forms.tsx'
import { ContactsIllustration } from '#components/illustrations/contacts-illustration.tsx'
import { KnownLink } from '#components/page/known-link.tsx'
import { Facts } from '#components/ui/page/facts.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Section } from '#components/ui/page/section.tsx'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { promisedTime } from '#lib/resources/settings/office.ts'
import { findOfficeByPhone } from '#lib/resources/settings/office-hours.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { OfficeList } from './office-row.tsx'
import { PhoneList } from './phone-list.tsx'
import { WriteToUs } from './write-to-us.tsx'

interface ContactsScreenProps {
  locale: Locale
  shell: Shell
  /** The page itself, as an enquiry names it. */
  source: { title: string; url: string }
  /** What became of a form that was sent without script. */
  flash?: EnquiryFlash
}

export async function ContactsScreen(props: ContactsScreenProps) {
  const { locale, shell, source, flash } = props
  const t = await getTranslations('contacts')
  const { settings } = shell
  const sections = [
    {
      key: 'phones',
      label: t('phones.label'),
      title: t('phones.title'),
      content: (
        <>
          <PhoneList locale={locale} settings={settings} />
          <KnownLink locale={locale} settings={settings} page="stay-safe" />
        </>
      ),
    },
    {
      key: 'write',
      label: t('write.label'),
      title: t('write.title'),
      content: <WriteToUs locale={locale} settings={settings} />,
    },
    {
      key: 'forms',
      label: t('forms.label'),
      title: t('forms.title'),
      content: <ContactForms locale={locale} shell={shell} source={source} flash={flash} />,
    },
    {
      key: 'answers',
      label: t('answers.label'),
      title: t('answers.title'),
      content: <AnswerTimes settings={settings} />,
    },
    settings.offices.length > 0 && {
      key: 'offices',
      label: t('offices.label'),
      title: t('offices.title'),
      content: (
        <>
          <p className="mb-5 max-w-measure text-muted">{t('offices.note')}</p>
          <OfficeList locale={locale} offices={settings.offices} />
        </>
      ),
    },
    // Where the offices say where they are, a list of their addresses would say it twice.
    settings.offices.every(({ address }) => !address) &&
      settings.officeAddresses.length > 0 && {
        key: 'addresses',
        label: t('addresses.label'),
        title: t('addresses.title'),
        content: (
          <ul className="border-t border-ink">
            {settings.officeAddresses.map(({ title }) => (
              <li key={title} className="border-b border-rule py-3">
                {title}
              </li>
            ))}
          </ul>
        ),
      },
  ].filter((section) => section !== false)
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        picture={
          <div
            data-zone={findOfficeByPhone(settings.offices, settings.phones.headOffice)?.timeZone}
          >
            <ContactsIllustration />
          </div>
        }
      />
      {sections.map(({ key, content, ...named }, index) => (
        <Section key={key} number={index + 1} tone={index % 2 ? 'paper' : 'sand'} {...named}>
          {content}
        </Section>
      ))}
    </>
  )
}

const WAYS = ['callback', 'price', 'mail'] as const

function AnswerTimes({ settings }: Pick<Shell, 'settings'>) {
  const t = useTranslations('contacts.answers')
  const within = useTranslations('vocabulary')('within', promisedTime(settings.offices))
  return (
    <Facts
      areLong
      items={WAYS.map((way) => ({ term: t(`${way}.term`), value: t(`${way}.value`, { within }) }))}
    />
  )
}
