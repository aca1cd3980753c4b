const WORDS_PER_MINUTE = 180

/** The text of markup, for counting and searching, never for showing. */
export function toPlainText(html = ''): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(nbsp|#160);/g, ' ')
}

export function countReadingMinutes(html: string): number {
  const words = toPlainText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}

/** What search compares: lower case, ё as е. */
export function toSearchText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
}
