/** The first letters of the first and the last word of a name, as capitals. */
export function monogram(name: string): string {
  const initials = name
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
  const [first = '', ...rest] = initials
  return `${first}${rest.at(-1) ?? ''}`.toUpperCase()
}
