import { randomUUID } from 'node:crypto'
import { CALLBACK, START } from '#lib/enquiries/fixture-enquiries.ts'
import type { Delivery } from '#lib/enquiries/store/delivery-queue.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'

export function delivery(changes: Partial<Enquiry> = {}): Delivery {
  const enquiry: Enquiry = {
    id: 1,
    key: randomUUID(),
    reference: 'A-4F7K',
    form: 'callback',
    service: 'main',
    path: '/api/form-staff',
    locale: 'ru',
    fields: CALLBACK,
    isSuspicious: false,
    isSynthetic: false,
    createdAt: START,
    office: null,
    dueAt: null,
    takenAt: null,
    takenBy: null,
    takenVia: null,
    answeredAt: null,
    outcome: null,
    betterTime: null,
    terms: null,
    traceParent: null,
    ...changes,
  }
  return { id: 1, attempts: 1, queuedAt: START.getTime(), enquiry }
}
