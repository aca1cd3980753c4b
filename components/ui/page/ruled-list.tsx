interface RuledListProps {
  items: readonly string[]
  /** Side by side where there is room. */
  isInColumns?: boolean
}

/** Short texts one below the other, parted by hairlines. */
export function RuledList({ items, isInColumns }: RuledListProps) {
  return (
    <ul className={`border-t border-ink ${isInColumns ? 'gap-x-column md:columns-2' : ''}`}>
      {items.map((item) => (
        <li key={item} className="border-b border-rule py-3 break-inside-avoid">
          {item}
        </li>
      ))}
    </ul>
  )
}
