import type { ReactNode } from 'react'
import type { EnquiryAnswer } from '#lib/domain/enquiry-answer'
import type { Locale } from '#lib/domain/locale'
import type { Shell } from '#lib/domain/shell'
import { useEnquiryTexts } from './enquiry-texts'
import { AnsweredForm } from './plain/answered-form'
import { PlainCallback } from './plain/plain-callback'
import type { FormSource } from './plain/plain-form'
import { PlainPrice } from './plain/plain-price'
import { PlainWhatsApp } from './plain/plain-whatsapp'
import { positionsOf } from './positions'

interface ContactFormsProps {
  locale: Locale
  shell: Pick<Shell, 'settings' | 'staffMenu'>
  source: FormSource
  /** What became of one of them when it was sent without script. */
  answer?: EnquiryAnswer
}

/** The forms that stand in a page of their own, each under the anchor that buttons lead to. */
export function ContactForms({ locale, shell, source, answer }: ContactFormsProps) {
  const texts = useEnquiryTexts()
  const { settings, staffMenu } = shell
  const plainProps = (form: EnquiryAnswer['form']) => ({
    locale,
    texts,
    source,
    answer: answer?.form === form ? answer : undefined,
  })
  const positions = positionsOf(staffMenu).map(({ title }) => title)
  const hasChats = settings.messengers !== undefined
  const rows = [
    {
      form: 'callback' as const,
      plain: <PlainCallback {...plainProps('callback')} hasChats={hasChats} />,
    },
    {
      form: 'price' as const,
      plain: <PlainPrice {...plainProps('price')} positions={positions} />,
    },
    hasChats && {
      form: 'whatsapp' as const,
      plain: <PlainWhatsApp {...plainProps('whatsapp')} />,
    },
  ].filter((row) => row !== false)
  return (
    <div className="border-t border-ink">
      {rows.map(({ form, plain }) => (
        <Row key={form} id={form} title={texts[form].title} text={texts[form].text}>
          <AnsweredForm kind={{ form }} texts={texts} answer={plainProps(form).answer}>
            {plain}
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
