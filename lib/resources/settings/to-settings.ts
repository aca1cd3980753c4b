import type { SettingsOverrides } from '#lib/config/settings.ts'
import { toSafeHref } from '#lib/html/sanitize.ts'
import { perLocale } from '#lib/i18n/locales.ts'
import { belongingsOf } from '#lib/resources/belongings.ts'
import { toImage } from '#lib/resources/image.ts'
import { questionnaireField, type SettingsWire } from './definition.ts'
import type { Company, Messengers, Settings } from './model.ts'
import { PROMISE_MINUTES } from './office.ts'

/** By which what is usual with them is known, as with a category of candidates. */
const CONSULTANTS = 'consultants'

/** What the environment states goes before what the backend says. */
export function toSettings(wire: SettingsWire, overrides: SettingsOverrides): Settings {
  return {
    siteName: overrides.siteName ?? wire.site_name ?? '',
    phones: {
      headOffice: wire.main_office_phone,
      russia: wire.russ_phone,
      usa: wire.usa_phone,
      ukraine: wire.ukr_phone,
    },
    footerContacts: wire.footerContacts.map(({ title, url }) => ({
      title,
      url: url && toSafeHref(url),
    })),
    officeAddresses: wire.officeAddresses,
    company: toCompany(wire.company, overrides),
    consent: wire.consent ?? undefined,
    messengers: toMessengers(wire.messengers, overrides),
    offices: wire.offices.map(
      ({ country_slug, time_zone, promise_minutes, open_days, people, ...rest }) => ({
        ...rest,
        countrySlug: country_slug,
        timeZone: time_zone,
        promiseMinutes: promise_minutes ?? PROMISE_MINUTES,
        openDays: open_days,
        people: people.map((person) => ({
          ...person,
          photo: toImage(person.photo),
          belongings: belongingsOf(person.belongings, CONSULTANTS),
        })),
      }),
    ),
    pages: (wire.pages ?? []).map(({ in_footer, ...page }) => ({ ...page, isInFooter: in_footer })),
    links: {
      questionnaire: perLocale(
        (locale) => overrides.questionnaire?.[locale] ?? wire.links?.[questionnaireField(locale)],
      ),
      academy: overrides.academy ?? wire.links?.academy,
    },
  }
}

function toCompany(
  wire: SettingsWire['company'],
  overrides: SettingsOverrides,
): Company | undefined {
  const name = overrides.companyName ?? wire?.name
  const form = overrides.companyForm ?? wire?.form
  const licence = overrides.companyLicence ?? wire?.licence
  // It is said of the company that the backend names.
  const note = overrides.companyName ? undefined : wire?.note
  return name && form && licence ? { name, form, licence, note } : undefined
}

function toMessengers(
  wire: SettingsWire['messengers'],
  overrides: SettingsOverrides,
): Messengers | undefined {
  const whatsappStaff = overrides.whatsappStaff ?? wire?.whatsapp_staff
  const whatsappJob = overrides.whatsappJob ?? wire?.whatsapp_job
  const telegram = overrides.telegram ?? wire?.telegram
  const caseStaff = overrides.caseStaff ?? wire?.case_staff
  const caseJob = overrides.caseJob ?? wire?.case_job
  return whatsappStaff && whatsappJob && telegram && caseStaff && caseJob
    ? { whatsappStaff, whatsappJob, telegram, caseStaff, caseJob }
    : undefined
}
