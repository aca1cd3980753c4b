import { randomUUID } from 'node:crypto'
import type { Enquiry } from '../enquiry.ts'
import { CALLBACK, START } from '../fixture-enquiries.ts'
import type { Delivery } from '../store/delivery-queue.ts'

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
    createdAt: START,
    ...changes,
  }
  return { id: 1, attempts: 1, queuedAt: START.getTime(), enquiry }
}
