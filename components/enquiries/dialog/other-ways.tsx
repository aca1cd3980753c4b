import type { EnquiryConfig } from '#components/enquiries/enquiry-config.ts'
import { chatModeOf, type FormName } from '#lib/enquiries/forms/forms.ts'

interface OtherWaysProps {
  config: EnquiryConfig
  /** The form that they stand in. */
  form: FormName
  /** The form was sent in vain: they are the way out. */
  isForward?: boolean
}

/** How else we can be reached, whatever becomes of the form. */
export function OtherWays({ config, form, isForward = false }: OtherWaysProps) {
  const { texts, phone, phoneHref } = config
  // Such a form has the chats among its own buttons, which send it first.
  const chats = chatModeOf(form) === 'offered' && !isForward ? [] : chatsOf(config, form)
  const ways = [{ title: phone, href: phoneHref }, ...chats]
  return (
    <section
      ref={isForward ? bringIntoView : undefined}
      data-forward={isForward || undefined}
      className="ways"
    >
      <h3>{texts.otherWays}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {ways.map(({ title, href }) => (
          <li key={href}>
            <a
              href={href}
              rel="noopener"
              className="link inline-block py-2 in-[.on-evergreen]:text-paper in-[.on-evergreen]:hover:text-orange"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function bringIntoView(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'nearest' })
}

/** Staff and work have a WhatsApp number each. */
function chatsOf({ texts, messengers }: EnquiryConfig, form: FormName) {
  if (!messengers) return []
  const number = form === 'apply' ? messengers.whatsappJob : messengers.whatsappStaff
  return [
    { title: texts.messengers.whatsapp, href: `https://wa.me/${number}` },
    { title: texts.messengers.telegram, href: `https://t.me/${messengers.telegram}` },
  ]
}
