import { stemmer } from '@orama/stemmers/russian'
import type { LanguageRules } from '#lib/i18n/language-rules.ts'

const STOP_WORDS =
  'а без бы в вам вас во вы где да для до его ее если есть же за и из или им их к как ко кто ли мне мы на над не но о об он она они от по под при про с со так там то ты у уже что это я'

export const RU: LanguageRules = {
  openGraph: 'ru_RU',
  // Every page has Latin letters too: addresses of mail, WhatsApp, the company's name.
  scripts: { headings: ['common', 'cyrillic'], text: ['latin', 'cyrillic'] },
  typography: {
    quotes: [
      ['«', '»'],
      ['„', '“'],
    ],
    hasApostrophes: false,
    hasSpacedDashes: true,
    unbreakableSpaces: [
      // A short word holds on to the next one, but for a pronoun; a particle to the one before.
      '(?<=(?<![\\p{L}\\p{N}\\u2060-])(?!(?:же|бы|ли|ль|ж|б|мы|вы|ты|он|её|ей|им|их|я)(?!\\p{L}))(?:\\p{Script=Cyrillic}{1,2}|для|при|без|под|над|про|обо)) (?=[\\p{L}\\p{N}«„"(])',
      '(?<=(?<!\\p{L})[аи],) (?=\\p{L})',
      '(?<=[\\p{L}\\p{N}»)]) (?=(?:же|бы|ли|ль|ж|б)(?![\\p{L}\\p{N}-]))',
      '(?<=(?<!\\p{L})т\\.) (?=[декп]\\.)',
      '(?<=\\S) (?=[—–](?:\\s|$))',
      '(?<=\\d) (?=(?:кв|тыс|млн|млрд|руб|км|м|см|мм|кг|гг?|л|мл|ч|мин|лет|год\\p{L}*|месяц\\p{L}*|недел\\p{L}+|день|дн\\p{L}+|час\\p{L}*|минут\\p{L}*)(?![\\p{L}\\p{N}]))',
      // A range and the name of its currency would be wider than a column of facts.
      '(?<=(?<!–\\u2060?[\\d \\u00a0]*)\\d) (?=(?:евро|доллар\\p{L}*|фунт\\p{L}*|франк\\p{L}*|рубл\\p{L}+|дирхам\\p{L}*)(?![\\p{L}\\p{N}]))',
      '(?<=(?<!\\p{L})(?:перв|втор)ого) (?=типа(?!\\p{L}))',
      '(?<=\\p{L}надцать) (?=(?:дней|недель)(?!\\p{L}))',
      // What is counted.
      '(?<=(?<![–\\d.,:\\u2060]|\\d[ \\u00a0])\\d{1,3}) (?=(?!(?:или|для|при|без|под|над|как|что|это)(?!\\p{L}))\\p{Script=Cyrillic}{3,12}(?!\\p{L}))',
      '(?<=(?<![\\d.,])\\d{1,3}(?:[ \\u00a0]\\d{3}){0,4}) (?=\\d{3}(?!\\d))',
      // The ages of children, the days of a month.
      '(?<=(?<![\\d.,])\\d{1,2},) (?=\\d{1,2}(?:,|[ \\u00a0](?:и|или))[ \\u00a0]\\d)',
      '(?<=(?<![\\d.,])\\d{1,2}) (?=(?:и|или|до)[ \\u00a0]\\d)',
    ],
    leadingWords:
      'или что как если когда чтобы через перед между после кто где чем чей ваш наш'.split(' '),
    countingWords: 'два две двум двух три трём трёх'.split(' '),
    phrases: [
      '(?:пробн|рабоч)\\p{L}+ (?:день|дня|дни|дней)',
      'сколько (?:он|она|это) стоит',
      'Домашний персонал',
    ],
  },
  salary: {
    // Thousands are set off from five digits on.
    grouping: 'min2',
    signIn: 'last',
    from: 'от ',
    to: 'до ',
    gross: ' до\u00A0вычета\u00A0налогов',
    net: ' на\u00A0руки',
    period: {
      hour: 'в\u00A0час',
      day: 'в\u00A0день',
      week: 'в\u00A0неделю',
      month: 'в\u00A0месяц',
      year: 'в\u00A0год',
    },
  },
  officeHours: {
    days: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
    everyDay: 'ежедневно',
    allDay: 'круглосуточно',
    // The short names are the clear ones: `Нью-Йорк`, where the long is `Восточная Америка`.
    zoneName: 'shortGeneric',
  },
  search: {
    script: /^\p{Script=Cyrillic}/u,
    stem: stemmer,
    stopWords: new Set(STOP_WORDS.split(' ')),
    folded: { ё: 'е' },
    keyboard: 'ёйцукенгшщзхъфывапролджэячсмитьбю',
    inLatin: {
      ...{
        а: 'a',
        б: 'b',
        в: 'v',
        г: 'g',
        д: 'd',
        е: 'e',
        ж: 'zh',
        з: 'z',
        и: 'i',
        й: 'y',
        к: 'k',
      },
      ...{
        л: 'l',
        м: 'm',
        н: 'n',
        о: 'o',
        п: 'p',
        р: 'r',
        с: 's',
        т: 't',
        у: 'u',
        ф: 'f',
        х: 'kh',
      },
      ...{ ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
    },
  },
}
