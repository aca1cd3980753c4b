import type { ReactNode } from 'react'
import { EnquiryForm } from '#components/enquiries/form/enquiry-form.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import { formWords } from '#lib/enquiries/form-words.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { FormSource } from './enquiry-config.ts'
import { FlashedForm } from './flashed-form.tsx'
import { createFormView, positionsOf } from './form-view.ts'
import { LetterLink } from './letter-link.tsx'

interface ContactFormsProps {
  locale: Locale
  shell: Pick<Shell, 'settings' | 'staffMenu'>
  source: FormSource
  /** What became of one of them when it was sent without script. */
  flash?: EnquiryFlash
}

/** The forms that stand in a page of their own, each under the anchor that buttons lead to. */
export function ContactForms({ locale, shell, source, flash }: ContactFormsProps) {
  const { settings, staffMenu } = shell
  const words = formWords(locale, settings.offices)
  const { texts } = words
  const viewOf = createFormView(locale, words)
  const positions = positionsOf(staffMenu).map(({ title }) => title)
  const hasChats = settings.messengers !== undefined
  const forms = ['callback', 'price', ...(hasChats ? ['whatsapp' as const] : [])] as const
  return (
    <div className="border-t border-ink">
      {forms.map((form) => {
        const own = flash?.form === form ? flash : undefined
        return (
          <Row
            key={form}
            id={form}
            title={texts[form].title}
            text={texts[form].text}
            isOpen={form === (flash?.form ?? forms[0])}
          >
            {form === 'price' && (
              <p className="-mt-3 mb-2">
                <LetterLink locale={locale} />
              </p>
            )}
            <FlashedForm
              locale={locale}
              texts={texts}
              settings={settings}
              origin={new URL(source.url).origin}
              flash={own}
            >
              <EnquiryForm
                form={form}
                view={viewOf(form)}
                source={source}
                flash={own}
                positions={form === 'price' ? positions : undefined}
                hasChats={hasChats}
              />
            </FlashedForm>
          </Row>
        )
      })}
    </div>
  )
}

interface RowProps {
  id: string
  title: string
  text: string
  /** The others are folded. */
  isOpen: boolean
  children: ReactNode
}

/** The anchor stands in what is folded: going to it unfolds it. */
function Row({ id, title, text, isOpen, children }: RowProps) {
  return (
    <Fold
      folds="always"
      isOpen={isOpen}
      title={<h3 className="text-h4 sm:text-h3">{title}</h3>}
      className="border-b border-rule sm:py-2"
    >
      <div id={id} className="catalogue-row scroll-mt-36 pb-4 sm:pt-2 sm:pb-6">
        <p className="mb-3 text-muted">{text}</p>
        <div className="min-w-0">{children}</div>
      </div>
    </Fold>
  )
}
