import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { Specimen, Specimens } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'
import { WindowOpeners } from './window-openers-client.tsx'

const { windows: texts } = STYLE_TEXTS
const KINDS = ['callback', 'price', 'whatsapp', 'apply'] as const

export function Windows({ locale, shell, vacancy }: StyleData) {
  return (
    <Specimens>
      <Specimen name={texts.base}>
        <WindowOpeners />
      </Specimen>
      <Specimen name={texts.enquiries}>
        <div className="flex flex-wrap gap-3">
          {KINDS.map((kind) => (
            <EnquiryLink key={kind} locale={locale} kind={kind} vacancy={vacancy} tone="secondary">
              {texts.openings[kind]}
            </EnquiryLink>
          ))}
        </div>
      </Specimen>
      <Specimen name={texts.seeded}>
        <div className="flex flex-wrap gap-3">
          <EnquiryLink locale={locale} kind="callback" type="job" tone="secondary">
            {texts.seededWork}
          </EnquiryLink>
          <EnquiryLink
            locale={locale}
            kind="price"
            position={shell.staffMenu[0]?.pages[0]?.title}
            country={shell.countries[0]?.title}
            tone="secondary"
          >
            {texts.seededPrice}
          </EnquiryLink>
        </div>
      </Specimen>
    </Specimens>
  )
}
