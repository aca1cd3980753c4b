import type { EnquiryTexts } from '#components/enquiries/enquiry-setup.ts'

interface PrivacyNoteProps {
  texts: EnquiryTexts
  href: string
}

/** What the data are for. The policy opens beside the form, so that nobody has to leave it. */
export function PrivacyNote({ texts, href }: PrivacyNoteProps) {
  const { text, link, newTab } = texts.privacy
  return (
    <p className="text-small text-muted in-[.on-evergreen]:text-sand">
      {text}{' '}
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="link in-[.on-evergreen]:text-paper in-[.on-evergreen]:hover:text-orange"
      >
        {link} <span className="sr-only">{newTab}</span>
      </a>
    </p>
  )
}
