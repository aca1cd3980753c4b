import { escapeHtml } from '#lib/http/page-template.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { linkDocument } from './link-page.ts'

interface PageParts {
  locale: Locale
  title: string
  /** A term and what it is. */
  facts?: readonly (readonly [string, string])[]
  /** What has just been done, or what is wrong. */
  notice?: { text: string; isError?: boolean }
  lead?: string
  form?: string
  /** A way on, as a plain link. */
  link?: { href: string; text: string }
}

/**
 * A page for an office, whole in itself: it is opened on a telephone, out of a mail, and has to
 * work without script and while no page can be rendered.
 */
export function officePage({ locale, title, facts = [], ...parts }: PageParts): string {
  const { notice, lead, form = '', link } = parts
  const rows = facts.map(
    ([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return linkDocument({
    locale,
    title,
    style: STYLE,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
${notice ? `<p role="${notice.isError ? 'alert' : 'status'}" class="${notice.isError ? 'error' : 'done'}">${escapeHtml(notice.text)}</p>` : ''}
${rows.length > 0 ? `<dl>${rows.join('\n')}</dl>` : ''}
${lead ? `<p>${escapeHtml(lead)}</p>` : ''}
${form}
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''}
</main>`,
  })
}

/** A form that is sent to the page's own address. */
export function officeForm({
  button,
  choices,
}: {
  button: string
  choices?: { name: string; legend: string; options: Record<string, string>; chosen?: string }
}): string {
  const fields = choices ? radioGroup(choices) : ''
  return `<form method="post">${fields}<button>${escapeHtml(button)}</button></form>`
}

function radioGroup({
  name,
  legend,
  options,
  chosen,
}: {
  name: string
  legend: string
  options: Record<string, string>
  chosen?: string
}): string {
  const radios = Object.entries(options).map(
    ([value, text]) =>
      `<label><input type="radio" name="${name}" value="${value}" required${value === chosen ? ' checked' : ''}> ${escapeHtml(text)}</label>`,
  )
  return `<fieldset><legend>${escapeHtml(legend)}</legend>${radios.join('\n')}</fieldset>`
}

const STYLE = `
main { max-width: 36rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) clamp(16px, 3vw, 32px); }
h1, legend { font-family: "Source Serif 4", Georgia, "Liberation Serif", serif; font-weight: 420; }
h1 { font-size: clamp(2rem, 7vw, 3rem); line-height: 1.1; letter-spacing: -.012em; margin: 0 0 1.5rem; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1.25rem; margin: 0 0 1.5rem;
  padding: 1rem 0; border-block: 1px solid #d9d0c2; }
dt { color: #565f5a; }
dd { margin: 0; }
fieldset { border: 0; margin: 0 0 1.5rem; padding: 0; }
legend { font-size: 1.625rem; line-height: 1.2; padding: 0; margin-bottom: .75rem; }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; }
input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #1f3a33; flex: none; }
button { min-height: 3rem; padding: .5rem 1.75rem; border: 0; border-radius: 2px; font: inherit;
  background: #1f3a33; color: #faf7f2; cursor: pointer; }
button:hover { background: #2f5349; }
a { display: inline-block; padding: .75rem 0; color: #ac4812; }
:focus-visible { outline: 2px solid #ac4812; outline-offset: 3px; }
.done { color: #22694a; }
.error { color: #b3261e; }
@media (forced-colors: active) { button { border: 1px solid; } }
`
