import type { ReactNode } from 'react'

interface PageHeadProps {
  eyebrow?: ReactNode
  title: string
  lead?: string
  /**
   * Stands on the line under the head: in the label column on wide screens, after the text on others;
   * not on a phone where there is nothing else below the title.
   */
  picture?: ReactNode
  /** There is something to recognize in it: larger on small screens. */
  isPictureLarge?: boolean
  /** Over something to be read. */
  isOfText?: boolean
  /** What a visitor can do here; without, the picture goes on to both edges of a phone. */
  children?: ReactNode
}

/** In characters: set as large as others it would be four lines high. */
const LONG_TITLE = 40
/** The same on a phone, where the letters are smaller then. */
const LONG_TITLE_ON_PHONE = 32
/** A word, or what no line parts, that would be wider than a phone. */
const LONG_WORD = /[\p{Script=Cyrillic}\u00a0]{15}|[^ ]{20}/u
/** In characters: on a phone it would fill the first screen. */
const LONG_LEAD = 100

export function PageHead({ picture, isPictureLarge, ...text }: PageHeadProps) {
  if (!picture) {
    return (
      <div className="page-width page-grid py-8 lg:pt-14 lg:pb-16 print:block print:py-4">
        <div className="min-w-0 lg:col-span-9 lg:col-start-4">
          <HeadText {...text} />
        </div>
      </div>
    )
  }
  return (
    <div className="border-b border-ink print:border-0">
      <div
        className={`page-width page-grid page-head ${isPictureLarge ? 'landmark-head' : ''}`}
        data-across={!text.children || undefined}
      >
        <div className="page-head-text">
          <HeadText {...text} />
        </div>
        <div
          className={`page-head-picture ${text.lead || text.children || text.isOfText ? '' : 'max-sm:hidden'}`}
        >
          {picture}
        </div>
      </div>
    </div>
  )
}

/** In parts: on phones the picture stands beside what can be done. */
function HeadText(props: Omit<PageHeadProps, 'picture' | 'isPictureLarge'>) {
  const { eyebrow, title, lead, children, isOfText } = props
  const isWide = title.length > LONG_TITLE_ON_PHONE || LONG_WORD.test(title)
  const text = lead && (
    <p
      data-long={!children || lead.length > LONG_LEAD || undefined}
      className="max-w-measure text-lead text-balance text-muted max-sm:data-long:text-body print:mt-3 print:max-w-none"
    >
      {lead}
    </p>
  )
  return (
    <>
      <div className={text || children ? 'max-sm:col-span-2' : 'max-sm:col-span-2 max-sm:pb-4'}>
        {eyebrow && (
          <div className="mb-5 flex items-center gap-3 text-small text-muted before:h-px before:w-9 before:shrink-0 before:bg-ember">
            {eyebrow}
          </div>
        )}
        <h1
          className={`text-h1 ${isWide ? 'wide-title' : 'max-w-[10em]'} ${title.length > LONG_TITLE && !isOfText ? 'lg:text-[3.25rem]' : ''} print:max-w-none`}
        >
          {title}
        </h1>
      </div>
      {text && <div className="mt-4 min-w-0 max-sm:col-span-2 sm:mt-6 print:mt-0">{text}</div>}
      {children && (
        <div
          data-steps=""
          className="mt-6 flex min-w-0 flex-wrap gap-3 self-start max-sm:pb-4 sm:mt-8 print:hidden"
        >
          {children}
        </div>
      )}
    </>
  )
}
