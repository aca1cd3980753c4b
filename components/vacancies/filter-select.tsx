interface FilterSelectProps {
  name: string
  label: string
  /** What it says where nothing is chosen. */
  anyLabel: string
  options: readonly { value: string; title: string }[]
  /** Stays on show even where it is none of the options. */
  chosen?: string
}

export function FilterSelect({ name, label, anyLabel, options, chosen = '' }: FilterSelectProps) {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  const all = isKnown ? options : [...options, { value: chosen, title: chosen }]
  return (
    <label className="block min-w-0">
      <span className="mb-1.5 block text-small text-muted">{label}</span>
      <select
        name={name}
        defaultValue={chosen}
        className="h-12 w-full rounded-sm border border-field bg-paper px-3"
      >
        <option value="">{anyLabel}</option>
        {all.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
