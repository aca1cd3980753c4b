import { stemmer } from '@orama/stemmers/english'
import type { SearchRules } from '#lib/i18n/search-rules.ts'

const STOP_WORDS =
  'a an and are as at be but by for from has have he her his i if in into is it its me my no not of on or our she so such that the their them then there these they this to us was we were who will with you your'

export const EN_SEARCH: SearchRules = {
  script: /^\p{Script=Latin}/u,
  stem: stemmer,
  stopWords: new Set(STOP_WORDS.split(' ')),
  folded: {},
  keyboard: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  inLatin: {},
}
