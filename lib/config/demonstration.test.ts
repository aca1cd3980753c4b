import { describe, expect, it } from 'vitest'
import { findMarks, withoutMarks } from './demonstration.ts'

function foundIn(value: unknown): string[] {
  return [...findMarks(value)].map(({ path, found }) => [...path, found].join(' '))
}

describe('what is made up', () => {
  it.each([
    ['+44 20 7946 0011', 'London, kept for drama'],
    ['447700900123', 'a British mobile, digits alone'],
    ['+1 (212) 555-0111', 'New York, kept for fiction'],
    ['+33 1 99 00 00 11', 'France, kept for fiction'],
    ['+7 495 000 00 11', 'Moscow, no such exchange'],
    ['+971 4 000 0011', 'Dubai, no such exchange'],
    ['mail.agency.example', 'a name of the documentation'],
    ['site.test', 'a name for tests'],
    ['EA-0000-DEMO', 'a licence'],
    ['00000000', 'a number of a register'],
  ])('is known by itself: %s', (text) => {
    expect(foundIn(text)).toEqual([text])
    expect(foundIn({ list: [`before ${text}, after`] })).toEqual([`list 0 ${text}`])
  })

  it.each([
    '+44 20 7123 0011',
    '+7 495 500 00 00',
    '+1 212 655 0111',
    '+971 4 321 0000',
    'hello@harbour-hall.co.uk',
    'https://www.example-agency.org/contest',
    'See the test. Example: a nanny at 20:00–00:00, or £50,000.',
    '2026-11-28',
  ])('is not seen in what is real: %s', (text) => {
    expect(foundIn(text)).toEqual([])
  })

  it('is told once where a text says it several times, and once where one mark holds another', () => {
    expect(foundIn('Aldermere, hello@aldermere.example, Aldermere')).toEqual([
      'aldermere.example',
      'Aldermere',
    ])
    expect(foundIn('hello@aldermere.example')).toEqual(['aldermere.example'])
  })

  it('is whatever is marked so, wherever it stands, and the mark is nothing to be shown', () => {
    const person = {
      demonstration: true,
      name: 'Anna',
      homes: [{ demonstration: true, city: 'X' }],
    }
    expect(foundIn(person)).toEqual(['demonstration: true', 'homes 0 demonstration: true'])
    expect(withoutMarks(person)).toEqual({ name: 'Anna', homes: [{ city: 'X' }] })
    expect(foundIn({ demonstration: false, name: 'Anna' })).toEqual([])
  })

  it('leaves a mark that is none to those who look for unknown fields', () => {
    expect(withoutMarks({ demonstration: 'yes' })).toEqual({ demonstration: 'yes' })
  })
})
