import { Gauge, type Registry } from 'prom-client'
import type { EnquiryFigures } from '#lib/enquiries/stores.ts'

export interface EnquirySources {
  figures: () => Promise<EnquiryFigures>
  unreadable: () => number
  /** How often the site sends itself an enquiry. */
  syntheticCheckMs?: number
}

/** The store is asked once for all of them. */
export function addEnquiryMetrics(
  registers: Registry[],
  { figures, unreadable, syntheticCheckMs = 0 }: EnquirySources,
): () => Promise<void> {
  const enquiries = new Gauge({
    name: 'site_enquiries',
    help: 'Enquiries in the store, by state: waiting for the office, taken, answered.',
    labelNames: ['state'],
    registers,
  })
  const deliveries = new Gauge({
    name: 'site_deliveries',
    help: 'Deliveries in the store, by target and state.',
    labelNames: ['target', 'state'],
    registers,
  })
  const untaken = new Gauge({
    name: 'site_oldest_untaken_enquiry_age_seconds',
    help: 'How long the oldest enquiry waits for somebody of the office; 0 where none does.',
    registers,
  })
  const undelivered = new Gauge({
    name: 'site_oldest_undelivered_age_seconds',
    help: 'How long the oldest delivery waits, the given up ones included; 0 where none does.',
    registers,
  })
  new Gauge({
    name: 'site_enquiries_unreadable',
    help: 'Enquiries that this version of the site cannot read; looked at every hour.',
    registers,
    collect() {
      this.set(unreadable())
    },
  })
  new Gauge({
    name: 'site_synthetic_check_interval_seconds',
    help: 'How often the site sends itself an enquiry; 0 where it does not.',
    registers,
  }).set(syntheticCheckMs / 1_000)
  const succeeded = new Gauge({
    name: 'site_synthetic_check_last_success_timestamp_seconds',
    help: 'When such an enquiry last reached every receiver; 0 where none has.',
    registers,
  })
  const delay = new Gauge({
    name: 'site_synthetic_check_delay_seconds',
    help: 'From sending that one to the last acceptance of a receiver.',
    registers,
  })
  const failing = new Gauge({
    name: 'site_synthetic_check_failing',
    help: '1 where the last one did not arrive.',
    registers,
  })
  return async () => {
    // What the store does not say is not shown as if it were well.
    const found = await figures().catch(() => undefined)
    for (const gauge of [enquiries, deliveries]) gauge.reset()
    untaken.set(ageOf(found, found?.untakenSince))
    undelivered.set(ageOf(found, found?.undeliveredSince))
    const { succeededAt, delayMs = Number.NaN, failure } = found?.synthetic ?? {}
    succeeded.set(found ? (succeededAt?.getTime() ?? 0) / 1_000 : Number.NaN)
    delay.set(delayMs / 1_000)
    failing.set(found ? Number(failure !== undefined) : Number.NaN)
    for (const { state, count } of found?.enquiries ?? []) enquiries.set({ state }, count)
    for (const { target, state, count } of found?.deliveries ?? []) {
      deliveries.set({ target, state }, count)
    }
  }
}

function ageOf(found: EnquiryFigures | undefined, since: Date | undefined): number {
  if (!found) return Number.NaN
  return since ? Math.max(0, (Date.now() - since.getTime()) / 1_000) : 0
}
