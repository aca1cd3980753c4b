import type { SafeHtml } from '#lib/html/safe-html.ts'

interface ProseProps {
  html: SafeHtml
  className?: string
}

/** Markup from content, which the type says has been through the sanitizer. */
export function Prose({ html, className = '' }: ProseProps) {
  return (
    <div
      className={`prose max-w-measure ${className}`}
      data-markup=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the sanitizer alone
      dangerouslySetInnerHTML={{ __html: withFocusableTables(html) }}
    />
  )
}

/** A table wider than the page scrolls by itself, by keyboard too. */
function withFocusableTables(html: SafeHtml): string {
  return html
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
