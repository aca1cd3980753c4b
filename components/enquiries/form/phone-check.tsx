import type { ReactNode } from 'react'
import type { EnquiryConfig } from '#components/enquiries/enquiry-config.ts'
import { callingTimesStore, loadCallingTimes } from '#components/enquiries/promise/calling-times.ts'
import { loadVacancyTexts } from '#components/enquiries/vacancy-texts.ts'
import { subjectOfAddress } from '#lib/enquiries/office/call-window.ts'
import { phoneWords } from '#lib/enquiries/phone-words.ts'
import { toWords } from '#lib/enquiries/words.ts'
import { splitLocale } from '#lib/i18n/routes.ts'
import { dropTrunkZero, meantPhone, PHONE_PATTERN } from '#lib/text/phone.ts'
import { calledPhone, doubtPhone, type PhoneDoubt } from '#lib/text/phone-doubt.ts'

/** `+8`, which is dialled within the country, and ten digits. */
const OWN_LENGTH = 12

interface PhoneCheckOptions {
  config: Pick<EnquiryConfig, 'locale' | 'texts'>
  /** Of an application. */
  vacancyId: string | undefined
  /** What the field shows. */
  read: () => string
  /** Says something below the field. */
  say: (hint: ReactNode) => void
  /** Puts another number into the field. */
  onTake: (number: string) => void
}

interface PhoneCheck {
  /** Says what is to be said of the number as it stands now. */
  advise: () => void
  /** The number as it is to be sent, and what is asked about it. */
  ask: () => { phone: string; question: string | undefined }
  /** Nothing but the question was in the way: sent again, the same number is not asked about. */
  takeNext: () => void
  stop: () => void
}

/** Says beside a telephone field whom it would call, and what is doubtful of that. */
export function createPhoneCheck(options: PhoneCheckOptions): PhoneCheck {
  const { config, vacancyId, read, say, onTake } = options
  const { locale, texts } = config
  const about = subjectOfAddress(
    splitLocale(window.location.pathname).path,
    new URLSearchParams(window.location.search),
  )
  const vacancy = vacancyId ?? about.vacancy
  let countries = about.countries
  let asked = ''
  let hasQuestion = false
  const end = callingTimesStore.subscribe(() => show())
  void loadCallingTimes(locale)
  if (vacancy) {
    void loadVacancyTexts(vacancy).then((found) => {
      countries = [...(found?.countries ?? []), ...countries]
    })
  }

  return {
    advise() {
      hasQuestion = false
      show()
    },
    ask() {
      const { phone, words, doubt } = look()
      hasQuestion = doubt?.isAsked === true && phone !== asked
      show()
      if (hasQuestion) return { phone, question: words.question }
      return { phone: calledPhone(phone, doubt), question: undefined }
    },
    takeNext() {
      asked = look().phone
    },
    stop: end,
  }

  function look() {
    const typed = dropTrunkZero(read())
    const meant = meantPhone(typed, locale)
    // Right as it stands, it is another country's or was dialled at home: only who typed it knows.
    const isEither = meant !== typed && PHONE_PATTERN.test(typed) && !doubtPhone(typed)
    const phone = isEither ? typed : meant
    const times = callingTimesStore.get()[locale]
    const found: PhoneDoubt | undefined = isEither
      ? { fault: 'domestic', suggestion: meant, isAsked: true }
      : doubtPhone(phone, homes())
    const doubt = found && isBegunAtHome(phone) ? { ...found, fault: 'short' as const } : found
    const words = phoneWords({
      phone,
      doubt,
      form: texts.form,
      words: times && toWords(times.texts),
    })
    return { phone, words, doubt }
  }

  /** It is the beginning of one that will be read as the language's own. */
  function isBegunAtHome(phone: string): boolean {
    const whole = phone.padEnd(OWN_LENGTH, '0')
    return phone.length < OWN_LENGTH && !meantPhone(whole, locale).startsWith(phone.slice(0, 2))
  }

  /** A number of each country that one may be in: the page's own, the chosen one, that of the clock. */
  function homes(): string[] {
    const offices = callingTimesStore.get()[locale]?.offices ?? []
    const chosen = document.documentElement.dataset.country ?? ''
    const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions()
    const named = [...countries, chosen].flatMap((slug) =>
      offices.filter(({ countrySlug }) => countrySlug === slug),
    )
    const near = offices.filter(({ timeZone }) => timeZone === here)
    return [...named, ...near].map(({ phone }) => meantPhone(phone, locale))
  }

  function show() {
    const { words, doubt: { suggestion } = {} } = look()
    // Where it is asked about, the error says it.
    const text = hasQuestion ? undefined : words.hint
    say(
      text || suggestion ? (
        <>
          {text}{' '}
          {suggestion && (
            <button
              type="button"
              className="link min-h-11 cursor-pointer text-left"
              onClick={() => onTake(suggestion)}
            >
              {words.suggestion}
            </button>
          )}
        </>
      ) : undefined,
    )
  }
}
