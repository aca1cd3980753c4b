import { describe, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import {
  alternatesOf,
  canonicalOf,
  languageOf,
  linkOf,
  textsOf,
  titleOf,
} from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

describe('a page number', () => {
  for (const [asked, language, heading] of [
    ['/blog?page=2', 'en', 'Blog'],
    ['/ru/blog?page=2', 'ru', 'Блог'],
    ['/vacancies?page=2', 'en', 'Vacancies'],
    ['/ru/vacancies?x=1&page=2', 'ru', 'Вакансии'],
    ['/vacancies?page=2&q=a', 'en', 'Vacancies'],
    ['/contacts?page=3', 'en', 'Contacts'],
    ['/ru/contacts?page=1', 'ru', 'Контакты'],
    ['/contacts?page=', 'en', 'Contacts'],
    ['/contacts?page', 'en', 'Contacts'],
    ['/uae?page=abc', 'en', 'Household staff in the United Arab Emirates'],
    [
      '/ru/blog/leaving-well?page=2',
      'ru',
      'Как уйти с работы по-хорошему: увольнение и передача дел',
    ],
    ['/?page=2', 'en', 'We choose people for your home as we would for our own.'],
    ['/ru?page=2', 'ru', 'Людей для вашего дома мы выбираем как для своего.'],
  ] as const) {
    test(`takes the canonical link from ${asked}`, async () => {
      const { status, text: html } = await ask(defaultOrigin(), asked)
      expect(status).toBe(200)
      expect(languageOf(html)).toBe(language)
      expect(textsOf(html, 'h1')).toEqual([heading])
      expect(canonicalOf(html)).toBeUndefined()
    })
  }

  for (const [asked, title, previous, next] of [
    ['/blog', 'Blog — Aldermere', undefined, '/blog?page=2'],
    ['/blog?page=2', 'Blog, page 2 — Aldermere', '/blog', '/blog?page=3'],
    ['/ru/blog?page=3', 'Блог, страница 3 — Олдермир', '/ru/blog?page=2', undefined],
    ['/vacancies?page=2', 'Vacancies, page 2 — Aldermere', '/vacancies', '/vacancies?page=3'],
  ] as const) {
    test(`gives ${asked} its title and its neighbours`, async () => {
      const { text: html } = await ask(defaultOrigin(), asked)
      const absolute = (path?: string) => path && `https://aldermere.example${path}`
      expect(titleOf(html)).toBe(title)
      expect(linkOf(html, 'prev')).toBe(absolute(previous))
      expect(linkOf(html, 'next')).toBe(absolute(next))
      expect(Object.keys(alternatesOf(html)).toSorted()).toEqual(['en', 'ru', 'x-default'])
    })
  }

  for (const list of ['/blog', '/vacancies', '/ru/blog', '/ru/vacancies']) {
    for (const value of [
      '0',
      'abc',
      '999',
      '-1',
      '1.5',
      '01',
      '2x',
      '%20',
      '',
      '1e1',
      '9'.repeat(40),
    ]) {
      test(`is not found: ${list}?page=${value.slice(0, 9)}`, async () => {
        const { status, text: html } = await ask(defaultOrigin(), `${list}?page=${value}`)
        expect(status).toBe(404)
        expect(titleOf(html)).toBe('404 page')
        const message = list.startsWith('/ru') ? 'Страница не найдена' : 'Page not found'
        expect(textsOf(html, 'p')).toContain(`${message}: ${list}`)
      })
    }
  }
})
