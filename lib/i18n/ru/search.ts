import { stemmer } from '@orama/stemmers/russian'
import type { SearchRules } from '#lib/i18n/search-rules.ts'

const STOP_WORDS =
  'а без бы в вам вас во вы где да для до его ее если есть же за и из или им их к как ко кто ли мне мы на над не но о об он она они от по под при про с со так там то ты у уже что это я'

export const RU_SEARCH: SearchRules = {
  script: /^\p{Script=Cyrillic}/u,
  stem: stemmer,
  stopWords: new Set(STOP_WORDS.split(' ')),
  folded: { ё: 'е' },
  keyboard: 'ёйцукенгшщзхъфывапролджэячсмитьбю',
  inLatin: {
    ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k' },
    ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh' },
    ...{ ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  },
}
