import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import * as knownRoutes from './known-routes.ts'
import { LEFT_OUT } from './left-out.ts'
import * as unusedParts from './unused-parts.ts'

vi.mock('next/dist/client/components/segment-cache/cache', () => ({}))

const CLIENT = 'node_modules/next/dist/client'
/** What starts a page and its router, and the one component of the framework that pages hold. */
const SOURCES = globSync([
  `${CLIENT}/app-*.js`,
  `${CLIENT}/components/**/*.js`,
  `${CLIENT}/react-client-callbacks/*.js`,
  `${CLIENT}/app-dir/form.js`,
  'node_modules/next/dist/build/polyfills/process.js',
]).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The modules of the framework that ask for a part, by the name under which each has it. */
function askers(request: string) {
  return SOURCES.flatMap(({ path, text }) => {
    const asked = text.match(
      `(?:const (\\w+) = .*)?require\\("${request}"\\)|require\\('${request}'\\)`,
    )
    return asked ? [{ path, text, name: asked[1] }] : []
  })
}

function takenFrom(request: string): string[] {
  return askers(request).flatMap(({ text, name }) =>
    name
      ? [...text.matchAll(RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, taken]) => taken ?? '')
      : [],
  )
}

describe('what is left out of the framework', () => {
  it.each([...LEFT_OUT])(
    '%s is still asked for, and every name that is taken of it is there',
    (request, standIn) => {
      expect(askers(request)).not.toEqual([])
      const names = Object.keys(standIn.includes('known-routes') ? knownRoutes : unusedParts)
      expect(names).toEqual(expect.arrayContaining(takenFrom(request)))
    },
  )

  it('stands in for nothing that nobody asks for', () => {
    const taken = new Set([...LEFT_OUT.keys()].flatMap(takenFrom))
    const names = [...Object.keys(unusedParts), ...Object.keys(knownRoutes)]
    expect(names.filter((name) => name !== 'default' && !taken.has(name))).toEqual([])
  })

  it('leaves the header by which the router tells a new deployment as it is', async () => {
    const constants = await import('next/dist/lib/constants.js')
    expect(unusedParts.NEXT_NAV_DEPLOYMENT_ID_HEADER).toBe(constants.NEXT_NAV_DEPLOYMENT_ID_HEADER)
  })
})
