import { describe, expect, test } from 'vitest'
import { handleIcons } from './icons.ts'

const SET = {
  width: 256,
  height: 256,
  icons: {
    house: { body: '<path fill="currentColor" d="M1 1h2"/>' },
    'house-light': { body: '<path fill="currentColor" d="M1 1h3"/>' },
    'house-duotone': { body: '<path d="M7 7h2" opacity=".2"/><path d="M1 1h2"/>' },
    two: { body: '<g fill="none"><path d="M1"/><path stroke="red" d="M2"/></g>' },
  },
}

describe('the endpoint of icons', () => {
  test('answers with the shapes of the names it has, in one answer that may be kept', async () => {
    const response = await ask('icons=house,two,no-such,house')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      icons: {
        house: { viewBox: '0 0 256 256', paths: ['M1 1h3'], tone: 'M7 7h2' },
        two: { viewBox: '0 0 256 256', paths: ['M1', 'M2'] },
      },
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  test.each(['', 'icons=', 'icons=,,', `icons=${Array.from({ length: 61 }, (_, n) => n)}`])(
    'refuses %s',
    async (query) => {
      const response = await ask(query)
      expect(response.status).toBe(422)
      expect(await response.json()).toHaveProperty('errors.icons')
    },
  )

  test.each(['constructor', '__proto__', 'toString'])('has no icon %s', async (name) => {
    const response = await ask(`icons=${name}`)
    expect(await response.json()).toEqual({ icons: {} })
  })
})

function ask(query: string): Promise<Response> {
  return handleIcons(new Request(`http://site.example/api/icons?${query}`), async () => SET)
}
