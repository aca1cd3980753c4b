import { useTranslations } from 'next-intl'
import { type Office, PROMISE_MINUTES } from '#lib/resources/settings/office.ts'

/** `the hour`: what any of the offices promises at the least, so that it is true of whichever calls. */
export function useWithin(offices: readonly Pick<Office, 'promiseMinutes'>[]): string {
  const t = useTranslations('vocabulary')
  const promises = offices.map(({ promiseMinutes }) => promiseMinutes)
  const minutes = promises.length > 0 ? Math.max(...promises) : PROMISE_MINUTES
  return t('within', { minutes, hours: minutes % 60 === 0 ? minutes / 60 : 0 })
}
