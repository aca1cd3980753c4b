/** What makes a row one that this version cannot read, as SQL that sets it, with the reason. */
export const UNREADABLE: [string, string][] = [
  ["form = 'survey'", 'not understood: form'],
  ["service = 'crm'", 'not understood: service'],
  ["locale = 'fr'", 'not understood: locale'],
  ["fields = 'Ann Example, +447700900123'", 'not understood: fields'],
  ["fields = '[]'", 'not understood: fields'],
  [`fields = '{"name":["Ann Example"],"phone":"+447700900123"}'`, 'not understood: fields'],
  ['created_at = 8640000000000001', 'not understood: created_at'],
  ['created_at = 4611686018427387904', 'a number that is too large'],
  ['created_at = -4611686018427387904', 'a number that is too large'],
  ["form = '', locale = ''", 'not understood: form, locale'],
]
