import { escapeHtml } from '#lib/http/page-template.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'
import { FONT_FACES } from './font-faces.ts'

interface LinkPage {
  locale: Locale
  title: string
  /** Absent where it cannot be read now. */
  siteName?: string
  /** Whoever looks for work is led to the vacancies. */
  isForWork?: boolean
  /** The same page in other languages. */
  languages?: readonly { locale: Locale; path: string; isHere: boolean }[]
  /** HTML. */
  body: string
}

/**
 * A page behind a secret link: nothing of it is asked for but the site's faces, and that without
 * telling where from, so that its address reaches nobody else; and it can be read while no page can
 * be rendered.
 */
export function linkPage(page: LinkPage): string {
  const { locale, title, siteName, isForWork = false, languages = [], body } = page
  const { nav } = MESSAGES[locale].site
  const links = [
    ...(isForWork ? [[PATHS.vacancies(), nav.vacancies] as const] : []),
    [PATHS.contacts(), nav.contacts] as const,
  ]
  const others = languages.filter(({ isHere }) => !isHere)
  return linkDocument({
    locale,
    title,
    style: STYLE,
    body: `<header>
<a href="${localizedPath(locale, PATHS.home())}" class="brand">${escapeHtml(siteName || MESSAGES[locale].follow.home)}</a>
<nav>
${links.map(([path, text]) => `<a href="${localizedPath(locale, path)}">${escapeHtml(text)}</a>`).join('\n')}
${others.map(({ locale: other, path }) => `<a href="${path}" lang="${other}" hreflang="${other}">${LANGUAGES[other].name}</a>`).join('\n')}
</nav>
</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>`,
  })
}

interface LinkDocument {
  locale: Locale
  title: string
  /** CSS, after what both kinds of pages share. */
  style: string
  /** HTML. */
  body: string
}

/** What a visitor's page and an office's have in common: nobody finds it, and it tells nobody. */
export function linkDocument({ locale, title, style, body }: LinkDocument): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${FONT_FACES}${SHARED_STYLE}${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}

// The colours and sizes of the site.
const SHARED_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #faf7f2; color: #1c211f; overflow-wrap: anywhere;
  font: 1.0625rem/1.55 "Golos Text", Arial, "Liberation Sans", Roboto, sans-serif; }
`

const STYLE = `
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem;
  padding: .5rem clamp(16px, 3vw, 32px); background: #1f3a33; }
header nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.brand { font: 420 1.5rem/1.25 "Source Serif 4", Georgia, "Liberation Serif", serif; }
header a { color: #faf7f2; text-decoration: none; padding: .75rem 0; }
header a:hover { text-decoration: underline; }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) clamp(16px, 3vw, 32px); }
h1, h2 { font-family: "Source Serif 4", Georgia, "Liberation Serif", serif; font-weight: 420; line-height: 1.15; }
h1 { font-size: clamp(2rem, 7vw, 3rem); letter-spacing: -.012em; margin: 0 0 1.25rem; }
h2 { font-size: 1.625rem; margin: 2.5rem 0 1rem; }
.about { font: 420 1.375rem/1.25 "Source Serif 4", Georgia, "Liberation Serif", serif; margin: -.5rem 0 1.25rem; }
.lead { font-size: 1.25rem; margin: 0 0 1.5rem; }
.muted { color: #565f5a; font-size: .875rem; margin: .25rem 0 .75rem; }
ol { list-style: none; margin: 0 0 1.5rem; padding: 0; border-top: 1px solid #1c211f; }
li { display: grid; grid-template-columns: minmax(0, 11rem) minmax(0, 1fr); gap: .25rem 1.25rem;
  padding: .75rem 0; border-bottom: 1px solid #d9d0c2; font-variant-numeric: tabular-nums; }
li[data-state=later] { color: #565f5a; }
li[aria-current] > :first-child { font-weight: 500; border-left: 3px solid #ac4812; padding-left: .75rem; }
details { border-top: 1px solid #d9d0c2; }
details:last-of-type { border-bottom: 1px solid #d9d0c2; margin-bottom: 1.5rem; }
summary { cursor: pointer; padding: .75rem 0; }
details[open] { padding-bottom: 1.5rem; }
form { display: grid; gap: .5rem; justify-items: start; }
label { font-weight: 500; }
input { width: 100%; max-width: 24rem; min-height: 3rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: #fff; border: 1px solid #8a8175; border-radius: 2px; }
input[aria-invalid] { border-color: #b3261e; }
button { min-height: 3rem; padding: .5rem 1.75rem; border: 1px solid #1f3a33; border-radius: 2px; font: inherit;
  background: #1f3a33; color: #faf7f2; cursor: pointer; margin-top: .5rem; }
button:hover { background: #2f5349; }
button.plain { background: #faf7f2; color: #1f3a33; }
button.danger { background: #faf7f2; color: #b3261e; border-color: #b3261e; }
a { color: #ac4812; }
main p > a:only-child { display: inline-block; padding: .75rem 0; }
:focus-visible { outline: 2px solid #ac4812; outline-offset: 3px; }
header :focus-visible { outline-color: #e8741e; }
.done { color: #22694a; border-left: 2px solid; padding-left: 1rem; }
.error { color: #b3261e; border-left: 2px solid; padding-left: 1rem; }
@media (max-width: 30rem) { li { grid-template-columns: minmax(0, 1fr); } }
`
