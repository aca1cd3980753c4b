import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const LINK =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css?dpl=1" data-precedence="next"/>'
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`

it('stands in the page, and its link is not fetched', () => {
  const files: string[] = []
  const { html, sheets } = inlineStyles(page(LINK), (file) => {
    files.push(file)
    return 'a{content:"$&"}'
  })
  expect(html).toBe(page(`<style>a{content:"$&"}</style>${LINK.replace('/>', ' disabled=""/>')}`))
  expect(sheets).toEqual(['a{content:"$&"}'])
  expect(files).toEqual(['static/chunks/a.css'])
})

it('stays outside where it could not stand in a page', () => {
  const read = () => 'a{content:"</STYLE>"}'
  expect(inlineStyles(page(LINK), read)).toEqual({ html: page(LINK), sheets: [] })
})

it('is none of what stands in the content, or on another site', () => {
  const other = LINK.replace('/_next', 'https://cdn.example/_next')
  const html = page(other, LINK)
  expect(inlineStyles(html, () => 'a{}')).toEqual({ html, sheets: [] })
})
