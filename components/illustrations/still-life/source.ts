import { createHash } from 'node:crypto'
import { type Belonging, isBelonging } from '#lib/resources/belongings.ts'
import { composeStillLife } from './compose.ts'
import { DRAWINGS } from './drawings.ts'
import { type Ground, groundOf, isGround } from './palette.ts'

const HASH_LENGTH = 8
/** The colour of the wall, what stands before it, and a hash of how it is drawn. */
const NAME = /^([a-z]+)((?:\.[a-z-]+){1,3})\.([0-9a-f]{8})$/

export interface StillLife {
  svg: string
  /** What it has is part of its address. */
  isCurrent: boolean
}

/** The address of what somebody is shown by; `slug` decides on the colour of the wall. */
export function stillLifeSource(belongings: readonly Belonging[], slug: string): string {
  const ground = groundOf(slug)
  const parts = [ground, ...belongings, hashOf(paint(belongings, ground))]
  return `/still-life.svg?of=${parts.join('.')}`
}

/** Undefined for a name that says nothing to be drawn. */
export function findStillLife(name: string): StillLife | undefined {
  const [, ground = '', listed = '', hash] = NAME.exec(name) ?? []
  const belongings = listed.split('.').slice(1)
  if (!isGround(ground) || !belongings.every(isBelonging)) return undefined
  const svg = paint(belongings, ground)
  return { svg, isCurrent: hashOf(svg) === hash }
}

function paint(belongings: readonly Belonging[], ground: Ground): string {
  return composeStillLife(
    belongings.map((name) => DRAWINGS[name]),
    ground,
  )
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, HASH_LENGTH)
}
