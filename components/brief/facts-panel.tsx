import { TextLink } from '#components/ui/link/text-link.tsx'
import { Facts } from '#components/ui/page/facts.tsx'
import type { BriefFacts } from '#lib/resources/brief/facts-wire.ts'

/** What the letter comes to: pay, fee, first day, and who is free then. */
export function FactsPanel({ facts }: { facts: BriefFacts }) {
  const { lines, people, nobody, peopleTerm } = facts
  return (
    <Facts
      areLong
      items={[
        ...lines.map(({ term, value, note }) => ({
          term,
          value: (
            <>
              <span className={note ? 'font-serif text-h4' : undefined}>{value}</span>
              {note && <span className="block text-small text-muted">{note}</span>}
            </>
          ),
        })),
        {
          term: peopleTerm,
          value: (
            <>
              {nobody}
              {people.length > 0 && <People people={people} />}
            </>
          ),
        },
      ]}
    />
  )
}

function People({ people }: Pick<BriefFacts, 'people'>) {
  return (
    <ul className="grid gap-y-2">
      {people.map(({ href, name, note, free }) => (
        <li key={href}>
          <TextLink href={href} className="link inline-block py-2">
            {name}
          </TextLink>
          <span className="block text-small text-muted">{note}</span>
          <span className="block text-small text-muted">{free}</span>
        </li>
      ))}
    </ul>
  )
}
