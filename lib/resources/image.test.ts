import { expect, it } from 'vitest'
import { toImage } from './image.ts'

it.each([
  ['https://cdn.example.org/a.jpg', true],
  ['/images/a.svg', true],
  ['//evil.example/a.jpg', false],
  ['data:image/svg+xml,x', false],
  ['javascript:alert(1)', false],
  ['a.jpg', false],
])('an image from %s is shown: %s', (src, isShown) => {
  expect(toImage({ src, alt: '', width: 1, height: 1 }) !== undefined).toBe(isShown)
})
