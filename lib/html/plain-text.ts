/** The text of markup, for counting and searching, never for showing. */
export function toPlainText(html = ''): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(nbsp|#160);/g, ' ')
}
