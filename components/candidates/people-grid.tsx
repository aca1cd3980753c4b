import type { ReactNode } from 'react'

export interface Person {
  slug: string
  card: ReactNode
}

interface PeopleGridProps {
  people: readonly Person[]
  /** How many of them a phone shows; by default all. */
  narrowCount?: number
}

/** Side by side, and in rows on a phone. */
export function PeopleGrid({ people, narrowCount = people.length }: PeopleGridProps) {
  return (
    <ul className="people grid gap-x-column max-sm:border-t max-sm:border-ink sm:grid-cols-2 sm:gap-y-10">
      {people.map(({ slug, card }, index) => (
        <li
          key={slug}
          className={`min-w-0 max-sm:border-b max-sm:border-rule max-sm:py-2.5 ${index >= narrowCount ? 'max-sm:hidden' : ''}`}
        >
          {card}
        </li>
      ))}
    </ul>
  )
}
