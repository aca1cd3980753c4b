import { getTranslations } from 'next-intl/server'
import { Facts } from '@/components/ui/facts'

const WAYS = ['callback', 'messengers', 'price', 'mail'] as const

export async function AnswerTimes() {
  const t = await getTranslations('contacts.answers')
  return <Facts items={WAYS.map((way) => ({ term: t(`${way}.term`), value: t(`${way}.value`) }))} />
}
