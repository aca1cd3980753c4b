import { OfficeClock } from '#components/contacts/office-clock.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import type { Office } from '#lib/resources/settings/office.ts'
import { toTelHref } from '#lib/text/phone.ts'

interface OfficeLinesProps {
  office: Office
}

/** An office in a few lines: where, which number, whether it is open. */
export function OfficeLines({ office }: OfficeLinesProps) {
  const { title, phone } = office
  return (
    <div className="min-w-0">
      <p>{title}</p>
      <p>
        <TextLink href={toTelHref(phone)} className="link inline-block py-0.5">
          {phone}
        </TextLink>
      </p>
      <OfficeClock office={office} />
    </div>
  )
}
