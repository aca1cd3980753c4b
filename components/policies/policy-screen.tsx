import { getTranslations } from 'next-intl/server'
import { DocumentIllustration } from '#components/illustrations/document-illustration.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import type { Heading } from '#lib/html/safe-html.ts'
import { listHeadings } from '#lib/html/safe-html.ts'
import { formatDate } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Policy } from '#lib/resources/policies/model.ts'

interface PolicyScreenProps {
  locale: Locale
  policy: Policy
}

export async function PolicyScreen({ locale, policy }: PolicyScreenProps) {
  const t = await getTranslations('policies')
  const { title, body, updatedAt } = policy
  const updated = t.rich('updated', {
    date: formatDate(updatedAt, locale),
    time: (day) => <time dateTime={updatedAt}>{day}</time>,
  })
  return (
    <>
      <PageHead eyebrow={<span>{updated}</span>} title={title} picture={<DocumentIllustration />} />
      <div className="page-width page-grid gap-y-10 pt-10 lg:pt-14 pb-[calc(var(--spacing-section)/2)]">
        <div className="lg:col-span-3">
          <PolicyContents label={t('contents')} headings={listHeadings(body)} />
        </div>
        <div className="min-w-0 lg:col-span-9 lg:col-start-4">
          <Prose html={body} />
        </div>
      </div>
    </>
  )
}

interface PolicyContentsProps {
  label: string
  headings: readonly Heading[]
}

/** The sections of a document; stays in view beside it where there is room. */
export function PolicyContents({ label, headings }: PolicyContentsProps) {
  if (headings.length === 0) return null
  return (
    <nav aria-label={label} className="text-small lg:sticky lg:top-28 print:hidden">
      <p className="mb-2 text-muted">{label}</p>
      <ol className="border-t border-rule">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-b border-rule">
            <TextLink href={`#${id}`} className="block py-2 hover:text-ember hover:underline">
              {text}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
