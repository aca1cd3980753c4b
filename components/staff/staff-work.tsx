import { useTranslations } from 'next-intl'
import { RuledList } from '#components/ui/page/ruled-list.tsx'

interface StaffWorkProps {
  duties: readonly string[]
  qualifications: readonly string[]
}

export function StaffWork({ duties, qualifications }: StaffWorkProps) {
  const t = useTranslations('staff.work')
  const lists = [
    { title: t('duties'), items: duties },
    { title: t('qualifications'), items: qualifications },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className="grid gap-x-column gap-y-10 md:grid-cols-2">
      {lists.map(({ title, items }) => (
        <div key={title} className="min-w-0">
          <h3 className="mb-4 text-h4">{title}</h3>
          <RuledList items={items} />
        </div>
      ))}
    </div>
  )
}
