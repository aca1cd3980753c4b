import type { EnquiryForm } from '#lib/domain/enquiry'
import { toTelHref } from '#lib/domain/phone'
import type { EnquirySetup } from '@/components/enquiries/enquiry-setup'

interface OtherWaysProps {
  setup: EnquirySetup
  /** The form that they stand below. */
  form: EnquiryForm
}

/** How else we can be reached, whatever becomes of the form. */
export function OtherWays({ setup, form }: OtherWaysProps) {
  const { texts, phone } = setup
  // The callback has the chats among its own buttons.
  const chats = form === 'callback' ? [] : chatsOf(setup, form)
  const ways = [{ title: phone, href: toTelHref(phone) }, ...chats]
  return (
    <section className="mt-6 border-t border-rule pt-4">
      <h3 className="font-sans text-small text-muted">{texts.otherWays}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {ways.map(({ title, href }) => (
          <li key={href}>
            <a href={href} rel="noopener" className="link inline-block py-2">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Staff and work have a WhatsApp number each. */
function chatsOf({ texts, messengers }: EnquirySetup, form: EnquiryForm) {
  if (!messengers) return []
  const number = form === 'apply' ? messengers.whatsappJob : messengers.whatsappStaff
  return [
    { title: texts.messengers.whatsapp, href: `https://wa.me/${number}` },
    { title: texts.messengers.telegram, href: `https://t.me/${messengers.telegram}` },
  ]
}
