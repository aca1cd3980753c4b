interface RuledListProps {
  items: readonly string[]
  /** Short enough to stand side by side. */
  isInColumns?: boolean
}

/** Short texts one below the other, parted by hairlines. */
export function RuledList({ items, isInColumns }: RuledListProps) {
  return (
    <ul className={`border-t border-ink ${isInColumns ? 'grid gap-x-column sm:grid-cols-2' : ''}`}>
      {items.map((item) => (
        <li key={item} className="border-b border-rule py-2.5 break-inside-avoid sm:py-3">
          {item}
        </li>
      ))}
    </ul>
  )
}
