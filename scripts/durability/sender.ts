import { randomUUID } from 'node:crypto'

export interface Sendable {
  key: string
  /** What tells one enquiry from another, whatever key it comes under. */
  marker: string
}

let count = 0

export function newEnquiry(): Sendable {
  count += 1
  return { key: randomUUID(), marker: `Ann ${count}` }
}

/** Sends an enquiry; the status of the answer, or undefined where none came. */
export async function send(url: string, { key, marker }: Sendable): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}/api/form-staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        type: 'staff',
        name: marker,
        phone: '+447700900123',
        page: 'Durability',
        link: 'https://site.example/',
      }),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}

export async function sendMany(url: string, enquiries: readonly Sendable[]): Promise<number[]> {
  return Promise.all(enquiries.map(async (enquiry) => (await send(url, enquiry)) ?? 0))
}

export function newEnquiries(number: number): Sendable[] {
  return Array.from({ length: number }, newEnquiry)
}
