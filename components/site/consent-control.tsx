import { getTranslations } from 'next-intl/server'
import { settings } from '#lib/config/settings'
import { ConsentControlClient } from './consent-control-client'

/** Where an answer about cookies is changed, or given after all. */
export async function ConsentControl() {
  const t = await getTranslations('consent')
  const { tagManagerId, isTagManagerBeforeConsent } = settings()
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
          note={tagManagerId && isTagManagerBeforeConsent ? t('control.loadedBefore') : undefined}
        />
      </div>
    </div>
  )
}
