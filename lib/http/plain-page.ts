import { escapeHtml } from './page-template.ts'

interface PlainPage {
  locale: string
  title: string
  heading: string
  paragraphs: readonly string[]
  link: { href: string; text: string }
}

/** A page that is complete in itself, and made of nothing that could fail; all of it plain text. */
export function plainPage({ locale, title, heading, paragraphs, link }: PlainPage): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
</main>
</body>
</html>
`
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1rem; }
h1 { font: 3rem/1.1 Georgia, serif; margin: 0 0 1rem; }
a { display: inline-block; padding: .75rem 0; color: inherit; }
`
