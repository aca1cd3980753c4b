/** Remembers which services failed a moment ago, so that they are left alone for a while. */
export interface Circuit {
  isOpen(service: string): boolean
  trip(service: string): void
  close(service: string): void
  reset(): void
}

export function createCircuit(clock: () => number, cooldownMs: number): Circuit {
  const cooldownUntil = new Map<string, number>()
  return {
    isOpen: (service) => clock() < (cooldownUntil.get(service) ?? Number.NEGATIVE_INFINITY),
    trip: (service) => {
      cooldownUntil.set(service, clock() + cooldownMs)
    },
    close: (service) => {
      cooldownUntil.delete(service)
    },
    reset: () => cooldownUntil.clear(),
  }
}
