import { expect, test } from 'vitest'
import { readRequestTarget } from './handle-request.ts'

test.each(['/', '/ru/blog?page=2', '//evil.example', '/%E0%A4%A', '/a?b=http://c'])(
  'a path is taken as it is: %s',
  (url) => {
    expect(readRequestTarget(url)).toEqual({ url })
  },
)

test.each([
  ['http://agency.example/contacts', '/contacts', 'agency.example'],
  ['https://agency.example/ru?x=1', '/ru?x=1', 'agency.example'],
  ['HTTP://AGENCY.example:8080/api/form-staff', '/api/form-staff', 'AGENCY.example:8080'],
  ['http://[::1]:3000/ru', '/ru', '[::1]:3000'],
  ['http://agency.example', '/', 'agency.example'],
  ['http://agency.example?x=1', '/?x=1', 'agency.example'],
  ['http://agency.example//blog', '//blog', 'agency.example'],
])('an absolute target is its path, at its host: %s', (target, url, host) => {
  expect(readRequestTarget(target)).toEqual({ url, host })
})

test.each([
  ...['*', '', 'contacts', '?x', '#', 'http:', 'http://', 'http:///ru', 'http:/contacts'],
  ...['ftp://agency.example/', 'javascript:alert(1)', 'agency.example:443', 'http://a:b@c/ru'],
  ...['http://a b/', 'http://%/', 'http://[::1/', 'http://a:99999/', 'http://a\\b/ru'],
])('anything else is no address: %j', (target) => {
  expect(readRequestTarget(target)).toBeUndefined()
})
