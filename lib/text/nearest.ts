import leven from 'leven'

/** The name that was probably meant: it differs in a third of its letters at the most. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((each) => ({ each, distance: leven(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, distance }) => distance <= Math.max(1, Math.floor(each.length / 3)))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest?.each
}
