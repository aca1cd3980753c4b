/** A value of which the process has one, however many copies of this module a bundler makes. */
export function processWide<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(`site.${name}`)
  const existing: T | undefined = Reflect.get(globalThis, key)
  if (existing) return existing
  const created = create()
  Reflect.set(globalThis, key, created)
  return created
}
