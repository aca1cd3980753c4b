import type { EnquiryType } from '#lib/domain/enquiry'
import { toTelHref } from '#lib/domain/phone'
import type { EnquirySetup } from '@/components/enquiries/enquiry-setup'

interface OtherWaysProps {
  setup: EnquirySetup
  /** Staff and work have a WhatsApp number each. */
  type: EnquiryType
}

/** How else we can be reached, whatever becomes of the form. */
export function OtherWays({ setup, type }: OtherWaysProps) {
  const { texts, phone, messengers } = setup
  const number = type === 'staff' ? messengers?.whatsappStaff : messengers?.whatsappJob
  const ways = [
    { title: phone, href: toTelHref(phone) },
    ...(number ? [{ title: texts.messengers.whatsapp, href: `https://wa.me/${number}` }] : []),
    ...(messengers
      ? [{ title: texts.messengers.telegram, href: `https://t.me/${messengers.telegram}` }]
      : []),
  ]
  return (
    <section className="mt-6 border-t border-rule pt-4">
      <h3 className="font-sans text-small text-muted">{texts.otherWays}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {ways.map(({ title, href }) => (
          <li key={href}>
            <a href={href} rel="noopener" className="link inline-block py-2 whitespace-nowrap">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
