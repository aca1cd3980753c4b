/** Gives back what was given first of all that says the same. */
export type Share = <T>(value: T) => T

/**
 * Very many items say the same: a day, a tag, the same countries. For as long as they are looked
 * through one after the other, what is equal is given back as one, so that it is in memory once.
 * For plain data that nobody changes.
 */
export function createSharing(): Share {
  const known = new Map<string, unknown>()
  return <T>(value: T): T => {
    const key = JSON.stringify(value)
    if (key === undefined) return value
    const before = known.get(key)
    if (before === undefined) known.set(key, value)
    // What stands under a key has been given with a value that reads the same.
    return (before ?? value) as T
  }
}

/** The same in as little memory as can be: what it holds is shared. */
export function toShared<T extends object>(value: T, share: Share): T {
  // Read from a text, an object has room for its own fields alone.
  const copy: T = JSON.parse(JSON.stringify(value))
  for (const [name, field] of Object.entries(copy)) Reflect.set(copy, name, share(field))
  return copy
}
