import { getTranslations } from 'next-intl/server'
import { FlashedForm } from '#components/enquiries/flashed-form.tsx'
import { createFormView } from '#components/enquiries/form-view.ts'
import { DocumentIllustration } from '#components/illustrations/document-illustration.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { type EnquiryFlash, letterAction } from '#lib/enquiries/flash.ts'
import { formatDate } from '#lib/i18n/dates.ts'
import { briefHref, filterQuery, PATHS } from '#lib/i18n/hrefs.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import type { BriefFacts } from '#lib/resources/brief/facts-wire.ts'
import { briefFields } from '#lib/resources/brief/fields.ts'
import {
  type BriefAnswers,
  type LetterChoices,
  type LetterPart,
  perAnswer,
  titleOfChoice,
} from '#lib/resources/brief/model.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { FactsPanel } from './facts-panel.tsx'
import { LetterClient } from './letter-client.tsx'
import { LetterText } from './letter-text.tsx'

interface BriefScreenProps {
  locale: Locale
  answers: BriefAnswers
  choices: LetterChoices
  parts: readonly LetterPart[]
  facts: BriefFacts
  settings: Settings
  /** The page itself without what is chosen, as an enquiry names it. */
  source: { title: string; url: string }
  now: Date
  /** What became of the letter when it was sent without script. */
  flash?: EnquiryFlash
}

export async function BriefScreen(props: BriefScreenProps) {
  const { locale, answers, choices, parts, facts, settings, source, now } = props
  const t = await getTranslations('brief')
  const view = createFormView(locale)('price')
  const { siteName } = settings
  const query = filterQuery(PATHS.brief(), answers)
  const flash = props.flash?.form === 'price' ? withAskedErrors(props.flash) : undefined
  return (
    <>
      <div className="print:hidden">
        <PageHead title={t('title')} lead={t('lead')} picture={<DocumentIllustration />} />
      </div>
      <LetterClient
        locale={locale}
        query={query}
        given={briefFields((name) => (query ? titleOfChoice(name, answers, choices) : ''))}
        action={letterAction(locale)}
        source={source}
        view={view}
        flash={flash}
        others={LOCALES.filter((other) => other !== locale).map((other) => ({
          locale: other,
          href: briefHref(other),
          text: t(`readIn.${other}`),
        }))}
        texts={{
          show: t('show'),
          print: t('print'),
          share: t('share'),
          subject: t('shareSubject', { siteName }),
          figures: t('facts.title'),
          stale: t('stale'),
        }}
        letter={
          <LetterText
            parts={parts}
            choices={choices}
            answers={answers}
            texts={{
              addressee: siteName,
              date: formatDate(now.toISOString(), locale),
              greeting: t('greeting', { siteName }),
              closing: t('closing'),
              yours: t('yours'),
              hint: t('hint'),
              show: t('show'),
              labels: perAnswer((name) => t(`labels.${name}`)),
            }}
          />
        }
        facts={<FactsPanel facts={facts} />}
        sendText={
          <>
            <h2 className="text-h3">{t('send.title')}</h2>
            <p className="mt-2 mb-5 text-muted">{t('send.text')}</p>
            <noscript>
              <p className="mb-5">{t('send.changed')}</p>
            </noscript>
          </>
        }
        thanks={
          flash?.outcome === 'accepted' && (
            <FlashedForm
              locale={locale}
              texts={view.texts}
              settings={settings}
              origin={new URL(source.url).origin}
              flash={flash}
            >
              {null}
            </FlashedForm>
          )
        }
      />
    </>
  )
}

/** What is wrong with something that was chosen in the letter is said of the form as a whole. */
function withAskedErrors(flash: EnquiryFlash): EnquiryFlash {
  const errors = Object.entries(flash.errors).map(([name, text]) => [
    ['position', 'location', 'schedule'].includes(name) ? `letter.${name}` : name,
    text,
  ])
  return { ...flash, errors: Object.fromEntries(errors) }
}
