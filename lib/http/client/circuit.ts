/** Remembers which services failed a moment ago, so that they are left alone for a while. */
export interface Circuit {
  isOpen(service: string): boolean
  trip(service: string): void
  close(service: string): void
  reset(): void
}

export function createCircuit(clock: () => number, restMs: number): Circuit {
  const restUntil = new Map<string, number>()
  return {
    isOpen: (service) => clock() < (restUntil.get(service) ?? Number.NEGATIVE_INFINITY),
    trip: (service) => {
      restUntil.set(service, clock() + restMs)
    },
    close: (service) => {
      restUntil.delete(service)
    },
    reset: () => restUntil.clear(),
  }
}
