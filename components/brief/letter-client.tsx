'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormSource, FormView } from '#components/enquiries/enquiry-config.ts'
import { EnquiryForm } from '#components/enquiries/form/enquiry-form.tsx'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import type { GivenValues } from '#lib/enquiries/forms/forms.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { briefFields } from '#lib/resources/brief/fields.ts'

interface LetterClientProps {
  locale: Locale
  /** What is chosen, as a query with its `?`. */
  query: string
  given: GivenValues
  /** Where the form is sent without script. */
  action: string
  texts: Readonly<Record<'show' | 'print' | 'share' | 'subject' | 'figures' | 'stale', string>>
  /** The letter without what is chosen: absolute, in this language. */
  source: FormSource
  /** In other languages. */
  others: readonly { locale: Locale; href: string; text: string }[]
  view: FormView
  flash: EnquiryFlash | undefined
  letter: ReactNode
  facts: ReactNode
  sendText: ReactNode
  /** In place of the form: what became of it when it was sent without script. */
  thanks: ReactNode
}

/** Where the address of a letter without script leads. */
const FIGURES_ID = 'figures'

interface Figures {
  panel: ReactNode
  said: string
  state?: 'loading' | 'stale'
}

/**
 * The letter, what the site knows of it, and the form that it goes with. The choices are the
 * browser's own: what they show is the truth, and form and address follow it.
 */
export function LetterClient(props: LetterClientProps) {
  const { locale, texts, source } = props
  const form = useRef<HTMLFormElement>(null)
  const turns = useRef(0)
  const [{ query, given }, setLetter] = useState({ query: props.query, given: props.given })
  const [figures, setFigures] = useState<Figures>({ panel: props.facts, said: '' })

  const catchUp = useEffectEvent(async () => {
    const { current } = form
    if (!current) return
    const isAsShown = () => readLetter(current).query === props.query
    // Coming back, the page is as it was first, and its address as it was last.
    if (isAsShown() && !props.flash && window.location.search !== props.query) {
      const { fillFromAddress } = await import('./follow-letter.tsx')
      // What has been chosen meanwhile is not taken back.
      if (isAsShown()) fillFromAddress(current)
    }
    if (!isAsShown()) await follow()
  })
  useEffect(() => void catchUp().catch(() => undefined), [])

  async function follow() {
    if (!form.current) return
    const turn = ++turns.current
    const next = readLetter(form.current)
    setLetter(next)
    setFigures((before) => ({ ...before, said: '', state: 'loading' }))
    const found = await import('./follow-letter.tsx')
      .then(({ followLetter }) => followLetter(next.query, locale))
      .catch(() => undefined)
    if (turn !== turns.current) return
    setFigures((before) => found ?? { ...before, state: 'stale' })
  }

  const url = source.url + query
  const mail = `subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(url)}`
  return (
    <div className="bg-sand">
      <div className="page-width page-grid gap-y-10 pt-8 pb-8 lg:pt-14 lg:pb-16 print:block print:py-0">
        <form
          ref={form}
          action={`#${FIGURES_ID}`}
          autoComplete="off"
          onChange={follow}
          className="letter min-w-0 border border-rule bg-paper lg:col-span-6 print:border-0"
        >
          {props.letter}
          <p className="mt-3 hidden text-small print:block">{url}</p>
        </form>
        <div className="flex min-w-0 flex-col lg:col-span-6 print:mt-3">
          <section
            id={FIGURES_ID}
            tabIndex={-1}
            aria-busy={figures.state === 'loading'}
            className="outline-none"
          >
            <h2 className="mb-4 text-h3">{texts.figures}</h2>
            {figures.state === 'stale' && (
              <p role="alert" className="mb-4 border-l-2 border-error py-1 pl-4">
                {texts.stale}{' '}
                <button type="button" onClick={follow} className={LINK}>
                  {texts.show}
                </button>
              </p>
            )}
            {figures.panel}
            <p role="status" className="sr-only">
              {figures.said}
            </p>
          </section>
          <div className="mt-auto flex flex-wrap items-center gap-x-4 pt-4 print:hidden">
            <button
              type="button"
              onClick={() => window.print()}
              className={`${LINK} noscript:hidden`}
            >
              {texts.print}
            </button>
            <a href={`mailto:?${mail}`} className={LINK}>
              {texts.share}
            </a>
            {props.others.map((other) => (
              <a
                key={other.locale}
                href={other.href + query}
                hrefLang={other.locale}
                className={`${LINK} sm:ml-auto`}
              >
                {other.text}
              </a>
            ))}
          </div>
        </div>
        <section id="price" className="page-grid lg:col-span-12 print:hidden">
          <div className="min-w-0 lg:col-span-3">{props.sendText}</div>
          <div className="wide-form min-w-0 lg:col-span-9">
            {props.thanks || (
              <EnquiryForm
                form="price"
                view={props.view}
                source={{ ...source, url }}
                flash={props.flash}
                given={given}
                action={props.action}
              />
            )}
          </div>
        </section>
      </div>
    </div>
  )
}

const LINK = 'link inline-flex min-h-11 cursor-pointer items-center'

/** What the choices show now. */
function readLetter(form: HTMLFormElement): { query: string; given: GivenValues } {
  const chosen = new URLSearchParams()
  for (const { name, value } of form.querySelectorAll('select')) {
    if (value) chosen.set(name, value)
  }
  const given = briefFields((name) => {
    const option = form.querySelector<HTMLOptionElement>(`[name="${name}"] :checked`)
    return (chosen.size > 0 && (option?.dataset.title ?? option?.text)) || ''
  })
  return { query: chosen.size > 0 ? `?${chosen}` : '', given }
}
