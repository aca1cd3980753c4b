import { stemmer } from '@orama/stemmers/english'
import type { LanguageRules } from '#lib/i18n/language-rules.ts'

const STOP_WORDS =
  'a an and are as at be but by for from has have he her his i if in into is it its me my no not of on or our she so such that the their them then there these they this to us was we were who will with you your'

const JOINING_WORDS =
  'and|are|but|for|from|had|has|have|into|than|that|the|they|was|were|when|which|who|will|with|without|you'

export const EN: LanguageRules = {
  openGraph: 'en_GB',
  scripts: { headings: ['common', 'latin'], text: ['latin'] },
  typography: {
    quotes: [['“', '”']],
    hasApostrophes: true,
    hasSpacedDashes: false,
    unbreakableSpaces: [
      '(?<=\\d) (?=(?:km|m|cm|mm|kg|g|l|ml|ft|lb|mph|[ap]m|[ap]\\.m|million|billion)(?![\\p{L}\\p{N}]))',
      '(?<=(?<![\\d.,])\\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\\p{L}))',
      // What is counted; a word that only joins begins no such name.
      `(?<=(?<![\\d.,:])\\d{1,3}) (?=(?!(?:${JOINING_WORDS})(?!\\p{L}))\\p{Ll}{3,12}(?!\\p{L}))`,
      '(?<=(?<!\\p{L})(?:No\\.|St|Mr|Mrs|Ms|Dr)) (?=[\\p{Lu}\\d])',
      '(?<=\\S) (?=[–—] )',
      '(?<=(?<!\\p{L})an?) (?=(?:hour|day|week|month|year)(?!\\p{L}))',
      // The ages of children, the days of a month.
      '(?<=(?<![\\d.,])\\d{1,2},) (?=\\d{1,2}(?:,|[ \\u00a0](?:and|or))[ \\u00a0]\\d)',
      '(?<=(?<![\\d.,])\\d{1,2}) (?=(?:and|or|to)[ \\u00a0]\\d)',
      '(?<=(?<![\\d.,])\\d{1,2}[ \\u00a0](?:and|or|to)) (?=\\d)',
      '(?<=(?<!\\p{L})(?:of|type)) (?=\\d)',
      '(?<=(?<!\\p{L})United) (?=(?:Kingdom|States|Arab)(?!\\p{L}))',
      '(?<=(?<!\\p{L})United[ \\u00a0]Arab) (?=Emirates)',
    ],
    leadingWords:
      'a an and as at by for from how if in into it no of on or our per the to what when where who why with your'.split(
        ' ',
      ),
    countingWords: 'two three four five six seven eight nine'.split(' '),
    phrases: [
      'United (?:Kingdom|States|Arab Emirates)',
      'Household staff',
      '(?:trial|first) days?',
      'what it.s for',
    ],
  },
  salary: {
    grouping: 'always',
    signIn: 'first',
    from: 'from ',
    to: 'up to ',
    gross: ', gross',
    net: ', net',
    period: {
      hour: 'an\u00A0hour',
      day: 'a\u00A0day',
      week: 'a\u00A0week',
      month: 'a\u00A0month',
      year: 'a\u00A0year',
    },
  },
  officeHours: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    everyDay: 'Every day',
    allDay: 'round the clock',
    zoneName: 'longGeneric',
  },
  search: {
    script: /^\p{Script=Latin}/u,
    stem: stemmer,
    stopWords: new Set(STOP_WORDS.split(' ')),
    folded: {},
    keyboard: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
    inLatin: {},
  },
}
