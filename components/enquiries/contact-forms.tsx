import type { ReactNode } from 'react'
import { CallbackForm } from '#components/enquiries/form/callback-form.tsx'
import { PriceForm } from '#components/enquiries/form/price-form.tsx'
import { WhatsAppForm } from '#components/enquiries/form/whatsapp-form.tsx'
import type { EnquiryForm } from '#lib/enquiries/model.ts'
import type { EnquiryAnswer } from '#lib/enquiries/no-js-response.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { AnsweredForm } from './answered-form.tsx'
import type { FormSource } from './enquiry-setup.ts'
import { useFormView } from './form-view.ts'
import { positionsOf } from './positions.ts'

interface ContactFormsProps {
  locale: Locale
  shell: Pick<Shell, 'settings' | 'staffMenu'>
  source: FormSource
  /** What became of one of them when it was sent without script. */
  answer?: EnquiryAnswer
}

/** The forms that stand in a page of their own, each under the anchor that buttons lead to. */
export function ContactForms({ locale, shell, source, answer }: ContactFormsProps) {
  const view = useFormView(locale)
  const { settings, staffMenu } = shell
  const { texts } = view
  const propsOf = (form: EnquiryForm) => ({
    view,
    source,
    answer: answer?.form === form ? answer : undefined,
  })
  const positions = positionsOf(staffMenu).map(({ title }) => title)
  const hasChats = settings.messengers !== undefined
  const rows = [
    {
      form: 'callback' as const,
      content: <CallbackForm {...propsOf('callback')} hasChats={hasChats} />,
    },
    {
      form: 'price' as const,
      content: <PriceForm {...propsOf('price')} positions={positions} />,
    },
    hasChats && {
      form: 'whatsapp' as const,
      content: <WhatsAppForm {...propsOf('whatsapp')} />,
    },
  ].filter((row) => row !== false)
  return (
    <div className="border-t border-ink">
      {rows.map(({ form, content }) => (
        <Row key={form} id={form} title={texts[form].title} text={texts[form].text}>
          <AnsweredForm texts={texts} answer={propsOf(form).answer}>
            {content}
          </AnsweredForm>
        </Row>
      ))}
    </div>
  )
}

interface RowProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

function Row({ id, title, text, children }: RowProps) {
  return (
    <section id={id} className="catalogue-row gap-y-6 border-b border-rule py-8">
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
