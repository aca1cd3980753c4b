export interface Token {
  /** Without its kind: `paper`. */
  name: string
  value: string
}

const THEME = /@theme\s*\{(.*?)\n\}/s

/** The tokens of a kind (`color`, `text`) that the theme of a style sheet sets, in its order. */
export function listTokens(css: string, kind: string): Token[] {
  const [, theme = ''] = THEME.exec(css) ?? []
  return [...theme.matchAll(new RegExp(`--${kind}-(\\w+(?:-\\w+)*):\\s*([^;]+);`, 'g'))].map(
    ([, name = '', value = '']) => ({ name, value }),
  )
}

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i

/** The contrast ratio of WCAG, from 1 to 21; undefined where a colour is not of the form `#1c211f`. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** What a contrast is enough for. */
export function contrastUse(ratio: number): 'text' | 'controls' | 'decoration' {
  if (ratio >= 4.5) return 'text'
  return ratio >= 3 ? 'controls' : 'decoration'
}

function luminanceOf(colour: string): number | undefined {
  const parts = HEX.exec(colour)?.slice(1)
  if (!parts) return undefined
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
