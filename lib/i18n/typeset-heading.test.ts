import { describe, expect, test } from 'vitest'
import { typesetHeading } from './typeset-heading.ts'

describe('a heading', () => {
  test.each([
    ['Household staff in Monaco', 'Household~staff in~Monaco'],
    ['The trial day: what it’s for, what it costs', 'The~trial~day: what~it’s~for, what~it~costs'],
    ['Hours, trial days and notice', 'Hours, trial~days and~notice'],
    ['Nanny for three children, 1, 4 and 7', 'Nanny for~three children, 1,~4~and~7'],
    ['Governess for two boys, 6 and 9', 'Governess for~two~boys, 6~and~9'],
    ['Working in the United Arab Emirates', 'Working in~the United~Arab~Emirates'],
    ['Who hires in the United Kingdom, and how', 'Who~hires in the~United~Kingdom, and~how'],
    ['The neighbourhood-watching', 'The neighbourhood-watching'],
  ])('in English: %s', (text, set) => {
    expect(spelt(typesetHeading(text, 'en'))).toBe(set)
  })

  test.each([
    ['Няня к троим детям, 1, 4 и 7 лет', 'Няня к~троим детям, 1,~4~и~7~лет'],
    ['Прежде чем позвонить', 'Прежде чем~позвонить'],
    ['Когда мы перезвоним вам', 'Когда~мы перезвоним~вам'],
    ['Зачем нужен пробный день и сколько он стоит', 'Зачем нужен пробный~день и~сколько~он~стоит'],
    ['Вакансии в Великобритании', 'Вакансии в~Великобритании'],
    [
      'Медсестра к школьнику с диабетом первого типа',
      'Медсестра к~школьнику с~диабетом первого~типа',
    ],
    ['Гувернантка к мальчикам 6 и 9 лет', 'Гувернантка к~мальчикам 6~и~9~лет'],
    ['Политика о конфиденциальности', 'Политика о конфиденциальности'],
    ['Няня-домработница в Нью-Йорк', 'Няня-домработница в~Нью-Йорк'],
  ])('in Russian: %s', (text, set) => {
    expect(spelt(typesetHeading(text, 'ru'))).toBe(set)
  })

  test('stays as it is once it is set', () => {
    const set = typesetHeading('The trial day: what it’s for, what it costs', 'en')
    expect(typesetHeading(set, 'en')).toBe(set)
  })
})

function spelt(text: string): string {
  return text.replaceAll('\u00a0', '~').replaceAll('\u2060', '')
}
