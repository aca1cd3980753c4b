/** As the style sheet has them, which a file of its own cannot read. */
export const PALETTE = {
  paper: '#faf7f2',
  sand: '#f1ebe1',
  ink: '#1c211f',
  evergreen: '#1f3a33',
  moss: '#2f5349',
  ember: '#ac4812',
  orange: '#e8741e',
  peach: '#ebc59b',
} as const

export type Colour = keyof typeof PALETTE

/** What a wall is painted in, over paper, by its name in an address. */
export const GROUNDS = {
  sage: ['evergreen', 0.25],
  peach: ['peach', 1],
  dusk: ['evergreen', 0.4],
  dawn: ['peach', 0.45],
  sand: ['sand', 1],
} as const satisfies Record<string, readonly [Colour, opacity: number]>

export type Ground = keyof typeof GROUNDS

export function isGround(name: string): name is Ground {
  return Object.hasOwn(GROUNDS, name)
}

const NAMES = Object.keys(GROUNDS).filter(isGround)

/** The one of whoever has this name in addresses: the same on every page. */
export function groundOf(slug: string): Ground {
  const signs = Array.from(slug, (sign) => sign.codePointAt(0) ?? 0)
  const hash = signs.reduce((sum, sign) => (sum * 149 + sign) % 65_521, 36)
  return NAMES[hash % NAMES.length] ?? 'sage'
}
