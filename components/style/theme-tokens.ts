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
