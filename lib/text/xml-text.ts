/** What no XML document may hold, not even escaped; half a character among it. */
const NOT_OF_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text, or a whole document, without the characters that would make it unreadable. */
export function toXmlText(text: string): string {
  return text.replaceAll(NOT_OF_XML, '')
}
