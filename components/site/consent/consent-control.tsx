import { getTranslations } from 'next-intl/server'
import { ConsentControlClient } from './consent-control-client.tsx'

interface ConsentControlProps {
  /** Whether this site loads the tag manager before there is an answer. */
  isLoadedBeforeConsent?: boolean
}

/** Where an answer about cookies is changed, or given after all. */
export async function ConsentControl({ isLoadedBeforeConsent }: ConsentControlProps) {
  const t = await getTranslations('consent')
  return (
    <div className="page-width page-grid pb-[calc(var(--spacing-section)/2)]">
      <div className="min-w-0 lg:col-span-9 lg:col-start-4">
        <ConsentControlClient
          title={t('control.title')}
          states={{
            unknown: t('control.unknown'),
            unanswered: t('control.unanswered'),
            accepted: t('control.accepted'),
            refused: t('control.refused'),
          }}
          accept={t('accept')}
          refuse={t('refuse')}
          note={isLoadedBeforeConsent ? t('control.loadedBefore') : undefined}
        />
      </div>
    </div>
  )
}
