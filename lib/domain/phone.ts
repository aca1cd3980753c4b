/** The address of a telephone link: `+` where the number begins with one, and digits. */
export function toTelHref(phone: string): string {
  const written = phone.trim()
  if (!written.startsWith('+')) return `tel:${digitsOf(written)}`
  // "+44 (0)20": the zero is dialled only within the country.
  return `tel:+${digitsOf(written.replace(/\(\s*0\s*\)/, ''))}`
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
