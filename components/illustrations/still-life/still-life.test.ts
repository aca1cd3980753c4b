import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BELONGINGS } from '#lib/resources/belongings.ts'
import { DRAWINGS } from './drawings.ts'
import { GROUNDS, groundOf, isGround, PALETTE } from './palette.ts'
import { findStillLife, stillLifeSource } from './source.ts'

/** As for any drawing of the site. */
const MOST_BYTES = 12 * 1024

describe('the drawings of belongings', () => {
  it.each(BELONGINGS)('%s has a size that fits beside others', (name) => {
    const { width, height, shapes } = DRAWINGS[name]
    expect(width).toBeLessThanOrEqual(150)
    expect(height).toBeLessThanOrEqual(175)
    expect(shapes.length).toBeGreaterThan(2)
  })

  it('has the colours of the style sheet', () => {
    const sheet = readFileSync('app/globals.css', 'utf8')
    for (const [name, colour] of Object.entries(PALETTE)) {
      expect(sheet).toContain(`--color-${name}: ${colour};`)
    }
  })
})

describe('the ground', () => {
  it('is one of the house for any name', () => {
    const slugs = ['', 'grace-nanny', 'анна', '🧸', ...BELONGINGS]
    expect(slugs.map(groundOf).every(isGround)).toBe(true)
    expect(new Set(slugs.map(groundOf)).size).toBe(Object.keys(GROUNDS).length)
  })
})

describe('a still life', () => {
  it('is drawn from its own address, light and without words or script', () => {
    for (const name of BELONGINGS) {
      const found = findStillLife(nameIn(stillLifeSource([name, 'keys', 'teddy-bear'], 'grace')))
      expect(found?.isCurrent).toBe(true)
      expect(found?.svg.length).toBeLessThan(MOST_BYTES)
      expect(found?.svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 280 350"/,
      )
      expect(found?.svg).not.toMatch(/NaN|undefined|<text|<script/)
    }
  })

  it('keeps its wall, whatever stands before it', () => {
    const grounds = [['keys'], ['books', 'vase']] as const
    const walls = grounds.map((some) => nameIn(stillLifeSource(some, 'grace')).split('.')[0])
    expect(new Set(walls).size).toBe(1)
  })

  it('is told from the one that a kept page asks for', () => {
    expect(findStillLife('sage.keys.00000000')?.isCurrent).toBe(false)
  })

  it.each([
    '',
    'sage.00000000',
    'sage.dragon.00000000',
    'constructor.keys.00000000',
    'sage.keys',
    'sage.keys.keys.keys.keys.00000000',
    'sage.keys.00000000.svg',
    'sage.<script>.00000000',
  ])('is none for %j', (name) => {
    expect(findStillLife(name)).toBeUndefined()
  })
})

function nameIn(source: string): string {
  return source.slice(source.indexOf('=') + 1)
}
