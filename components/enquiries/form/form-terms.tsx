import { useId } from 'react'
import type { FormTexts, FormView } from '#components/enquiries/enquiry-config.ts'
import { FieldError } from '#components/ui/field/field-frame.tsx'
import { TICKED } from '#lib/enquiries/forms/definition.ts'

interface ConsentBoxProps {
  view: FormView
  /** It was ticked when the form was sent without script. */
  isTicked: boolean
  error: string | undefined
}

/** Agreed to by itself, where a law wants it: never ticked for anybody. */
export function ConsentBox({ view, isTicked, error }: ConsentBoxProps) {
  const { texts, privacyHref } = view
  const { version, consent } = view.terms
  const errorId = useId()
  return (
    <>
      <input type="hidden" name="terms" value={version} />
      {consent !== undefined && (
        <div>
          <label className="flex min-h-11 cursor-pointer items-start gap-3 text-small">
            <input
              type="checkbox"
              name="consent"
              value={TICKED}
              required
              defaultChecked={isTicked}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              className="mt-0.5 size-5 shrink-0 accent-evergreen in-[.on-evergreen]:accent-orange"
            />
            <span className="min-w-0">
              {consent.text} <PrivacyLink texts={texts} href={privacyHref} />
            </span>
          </label>
          <FieldError id={errorId} error={error} />
        </div>
      )}
    </>
  )
}

/** What the data are for, where nothing has to be ticked. */
export function PrivacyNote({ view }: Pick<ConsentBoxProps, 'view'>) {
  const { texts, privacyHref, terms } = view
  if (terms.consent !== undefined) return null
  return (
    <p className="text-small text-muted in-[.on-evergreen]:text-sand">
      {texts.privacy.text} <PrivacyLink texts={texts} href={privacyHref} />
    </p>
  )
}

/** The policy opens beside the form, so that nobody has to leave it. */
function PrivacyLink({ texts, href }: { texts: FormTexts; href: string }) {
  const { link, newTab } = texts.privacy
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="link in-[.on-evergreen]:text-paper in-[.on-evergreen]:hover:text-orange"
    >
      {link} <span className="sr-only">{newTab}</span>
    </a>
  )
}
