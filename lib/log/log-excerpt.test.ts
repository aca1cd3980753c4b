import { expect, test } from 'vitest'
import { toBodyExcerpt, toLogExcerpt } from './log-excerpt.ts'

test.each([
  ['postgres://app:hunter2@db.internal/site', 'postgres://…@db.internal/site'],
  ['https://hunter2@db.internal', 'https://…@db.internal'],
  ['connect failed password=hunter2 host=db', 'connect failed password=… host=db'],
  ['{"password":"hunter2 and more","host":"db"}', '{"password":…,"host":"db"}'],
  ["{'db_password' => 'hunter2'}", "{'db_password' => …}"],
  ['X-Api-Key: hunter2', 'X-Api-Key: …'],
  ['sent Authorization: Bearer hunter2.abc', 'sent Authorization: … …'],
  ['DB_PASSWORD=hunter2;', 'DB_PASSWORD=…;'],
  ['cannot write to jane@example.org', 'cannot write to …@…'],
  ["Duplicate entry 'Jane Doe' for key 'name'", "Duplicate entry … for key 'name'"],
  ['Key (name)=(Jane Doe) already exists.', 'Key (name)=(…) already exists.'],
  ['Duplicate entry +44 7700 900123 for key', 'Duplicate entry … for key'],
  ['Duplicate entry 447700900123 for key', 'Duplicate entry … for key'],
])('%s is logged without what is secret', (text, logged) => {
  expect(toLogExcerpt(text)).toBe(logged)
})

test('what says where the fault is stays readable', () => {
  const text = 'SQLSTATE[HY000] [2002] Connection refused at 10.0.0.12:3306, 2026-11-28 09:52:47'
  expect(toLogExcerpt(text)).toBe(text)
})

test('a page of markup is its words, on one line', () => {
  const html = '<!doctype html><style>a{b:c}</style><h1>It\n\tworks</h1><script>x()</script>'
  expect(toLogExcerpt(html)).toBe('It works')
})

test('a long text is cut between characters', () => {
  const excerpt = toLogExcerpt('😀'.repeat(5_000))
  expect([...excerpt]).toHaveLength(301)
  expect(excerpt.isWellFormed()).toBe(true)
})

test.each([
  ['{"message":"No route","lead":{"name":"Jane Doe"},"trace":["db.js"]}', 'No route'],
  ['{"error":"down","code":"ECONNREFUSED"}', 'down; ECONNREFUSED'],
  ['{"lead":{"name":"Jane Doe"}}', undefined],
  ['["Jane Doe"]', undefined],
  ['null', undefined],
  ['', undefined],
  ['<h1>Bad gateway</h1>', 'Bad gateway'],
])('of a body the log has what it says of the failure: %s', (body, excerpt) => {
  expect(toBodyExcerpt(body)).toBe(excerpt)
})
