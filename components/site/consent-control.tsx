import { getTranslations } from 'next-intl/server'
import { ConsentControlClient } from './consent-control-client'

/** Where consent is withdrawn, or given after all. */
export async function ConsentControl() {
  const t = await getTranslations('consent')
  return (
    <div className="page-width page-grid pb-[calc(var(--spacing-section)/2)]">
      <div className="min-w-0 lg:col-span-9 lg:col-start-4">
        <ConsentControlClient
          texts={{
            title: t('control.title'),
            unknown: t('control.unknown'),
            accepted: t('control.accepted'),
            refused: t('control.refused'),
            withdraw: t('control.withdraw'),
            accept: t('accept'),
          }}
        />
      </div>
    </div>
  )
}
