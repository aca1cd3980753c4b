import { expect, test } from 'vitest'
import { withSoftHyphens } from './soft-hyphens.ts'

test.each([
  ['Политика конфиденциальности', 'Политика конфи~ден~циальности'],
  ['Няня для новорождённого', 'Няня для новорож~дён~ного'],
  ['Кандидаты', 'Кандидаты'],
  ['Вакансии в\u00A0Великобритании', 'Вакансии в Великобри~та~нии'],
  ['Housekeeper-and-companionship', 'Housekeeper-and-companionship'],
])('parts a long Russian word at its syllables: %s', (text, parted) => {
  expect(withSoftHyphens(text).replaceAll('\u00AD', '~')).toBe(parted)
})
