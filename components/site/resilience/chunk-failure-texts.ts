import type { Locale } from '#lib/i18n/locales.ts'

interface FailureTexts {
  unexpected: string
  missingPart: string
  advice: string
  goHome: string
}

/** They come with the program itself: where they are shown there may be no page to bring them. */
export const FAILURE_TEXTS: Record<Locale, FailureTexts> = {
  en: {
    unexpected: 'Something went wrong on this page.',
    missingPart: 'A part of this page could not be loaded.',
    advice: 'The fault is ours, not yours. Please try again in a minute, or call us.',
    goHome: 'Go to home page',
  },
  ru: {
    unexpected: 'На этой странице что-то пошло не так.',
    missingPart: 'Часть этой страницы не загрузилась.',
    advice:
      'Ошибка на нашей стороне, не на вашей. Попробуйте ещё раз через минуту или позвоните нам.',
    goHome: 'На главную',
  },
}
