import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import {
  alternatesOf,
  canonicalOf,
  hrefsOf,
  isForSearchEngines,
  linkOf,
  textsOf,
  titleOf,
} from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const SITE_URL = 'https://aldermere.example'

/** Of a list narrowed by country and field: its address, and what it is called. */
const LANDINGS = [
  ['/vacancies?country=uae', 'Household jobs in the United Arab Emirates'],
  ['/vacancies?category=children', 'Work with children: vacancies'],
  ['/vacancies?country=uae&category=children', 'Work with children in the United Arab Emirates'],
  ['/ru/vacancies?country=france', 'Вакансии домашнего персонала во Франции'],
  ['/ru/vacancies?country=cyprus', 'Вакансии домашнего персонала на Кипре'],
  ['/ru/vacancies?country=uae&category=children', 'Работа с детьми в ОАЭ'],
  ['/candidates?country=uae', 'Candidates for work in the United Arab Emirates'],
  ['/ru/candidates?category=management', 'Управляющие и личные помощники: кандидаты'],
  ['/ru/staff?country=cyprus', 'Домашний персонал на Кипре: должности'],
  ['/staff?country=uk&category=care', 'Carers, nurses and companions in the United Kingdom'],
] as const

test.each(LANDINGS)('%s is a page of its own', async (address, title) => {
  const { status, text: html } = await ask(defaultOrigin(), address)
  expect(status).toBe(200)
  expect(titleOf(html)).toMatch(`${title} — `)
  expect(textsOf(html, 'h1')).toEqual([title])
  expect(isForSearchEngines(html)).toBe(true)
  expect(canonicalOf(html)).toBe(SITE_URL + address)
  const english = SITE_URL + address.replace('/ru/', '/')
  const russian = english.replace(SITE_URL, `${SITE_URL}/ru`)
  expect(alternatesOf(html)).toEqual({ en: english, ru: russian, 'x-default': english })
})

/** Narrowed by anything else, by what nobody offers, or to nothing. */
const OTHERS = [
  ['/vacancies?country=uae&q=nanny', '/vacancies?country=uae'],
  ['/ru/vacancies?q=%D0%BD%D1%8F%D0%BD%D1%8F', '/ru/vacancies'],
  ['/vacancies?country=monaco&category=care', '/vacancies?country=monaco&category=care'],
  ['/vacancies?country=atlantis', '/vacancies?country=atlantis'],
  ['/candidates?country=uk&live_in=in', '/candidates?country=uk'],
  ['/ru/candidates?language=fr', '/ru/candidates'],
  ['/staff?country=atlantis', '/staff?country=atlantis'],
] as const

test.each(OTHERS)('%s is for no search engine', async (address, canonical) => {
  const { status, text: html } = await ask(defaultOrigin(), address)
  expect(status).toBe(200)
  expect(isForSearchEngines(html)).toBe(false)
  expect(canonicalOf(html)).toBe(SITE_URL + canonical)
})

test('a canonical address has its filters in one order and nothing besides', async () => {
  const address = '/vacancies?utm_source=x&category=children&country=uae&gclid=1'
  const { text: html } = await ask(defaultOrigin(), address)
  expect(isForSearchEngines(html)).toBe(true)
  expect(canonicalOf(html)).toBe(`${SITE_URL}/vacancies?country=uae&category=children`)
})

test('a narrowed list pages within itself', async () => {
  const { text: first } = await ask(defaultOrigin(), '/ru/vacancies?q=%D0%B0')
  const next = '/ru/vacancies?q=%D0%B0&page=2'
  expect(linkOf(first, 'next')).toBe(SITE_URL + next)
  expect(hrefsOf(first)).toContain(next)
  const { text: second } = await ask(defaultOrigin(), next)
  expect(titleOf(second)).toBe('Вакансии, страница 2 — Олдермир')
  expect(linkOf(second, 'prev')).toBe(`${SITE_URL}/ru/vacancies?q=%D0%B0`)
})
