import { useTranslations } from 'next-intl'
import { Facts } from '#components/ui/page/facts.tsx'

const WAYS = ['callback', 'messengers', 'price', 'mail'] as const

export function AnswerTimes() {
  const t = useTranslations('contacts.answers')
  return <Facts items={WAYS.map((way) => ({ term: t(`${way}.term`), value: t(`${way}.value`) }))} />
}
