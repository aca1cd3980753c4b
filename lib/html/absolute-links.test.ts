import { expect, it } from 'vitest'
import { withAbsoluteLinks } from './absolute-links.ts'
import { sanitizeHtml } from './sanitize.ts'

const PAGE = 'https://site.example/ru/blog/post'

it.each([
  ['/vacancies?country=uk&category=x', 'https://site.example/vacancies?country=uk&amp;category=x'],
  ['other', 'https://site.example/ru/blog/other'],
  ['#section-pay', 'https://site.example/ru/blog/post#section-pay'],
  ['https://else.example/a', 'https://else.example/a'],
  ['mailto:office@site.example', 'mailto:office@site.example'],
])('leads from %s to %s', (href, absolute) => {
  const html = sanitizeHtml(`<p><a href="${href}">there</a></p>`)
  expect(withAbsoluteLinks(html, PAGE)).toContain(`<a href="${absolute}"`)
})

it('leaves a text that only looks like a link', () => {
  const html = sanitizeHtml('<p>write &lt;a href="/x"&gt; and href="/y"</p>')
  expect(withAbsoluteLinks(html, PAGE)).toBe(html)
})
