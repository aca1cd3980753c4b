import { useTranslations } from 'next-intl'
import { type Office, promisedTime } from '#lib/resources/settings/office.ts'

/** `the hour`: within which somebody calls, whichever office that is. */
export function useWithin(offices: readonly Pick<Office, 'promiseMinutes'>[]): string {
  const t = useTranslations('vocabulary')
  return t('within', promisedTime(offices))
}
