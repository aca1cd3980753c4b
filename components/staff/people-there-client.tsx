'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { PeopleGrid, type Person } from '#components/candidates/people-grid.tsx'
import { countryStore } from '#components/site/country/country-store.ts'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { type CandidateProfile, worksIn } from '#lib/resources/candidates/model.ts'

/** Of the position, and on a phone. */
const SHOWN = 4
const SHOWN_ON_PHONE = 3

interface PeopleThereClientProps {
  people: readonly (Person & Pick<CandidateProfile, 'countries'>)[]
  /** `in France`, by the slug of the country. */
  where: Readonly<Record<string, string>>
  /** Said with `{where}` where nobody of them would work in the visitor's country. */
  title: string
  text: string
  /** Ways on from there. */
  children: ReactNode
}

/** Whom one could meet in the country that is selected. */
export function PeopleThereClient(props: PeopleThereClientProps) {
  const { people, where, title, text, children } = props
  const country = useSyncExternalStore(
    countryStore.subscribe,
    () => countryStore.get().slug,
    () => '',
  )
  const there = people.filter(({ countries }) => worksIn(countries, country))
  if (there.length > 0) {
    return <PeopleGrid people={there.slice(0, SHOWN)} narrowCount={SHOWN_ON_PHONE} />
  }
  return (
    <EmptyState title={title.replace('{where}', () => where[country] ?? '')} text={text}>
      {children}
    </EmptyState>
  )
}
