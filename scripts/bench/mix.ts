import { randomUUID } from 'node:crypto'
import { Agent } from 'undici'
import { bodyOf, ENQUIRY_PATH } from './enquiries.ts'

export type Outcome = 'answered' | 'shed' | 'wrong'

export interface Sent {
  isEnquiry: boolean
  outcome: Outcome
  tookMs: number
}

/** Of a hundred requests. */
const SHARES = { page: 70, menu: 10, search: 8, unknown: 10, enquiry: 2 }
const PAGES = [
  ...['/', '/ru', '/uk', '/ru/uae', '/blog', '/ru/blog', '/blog?page=2', '/vacancies'],
  ...['/ru/vacancies', '/vacancies?page=2', '/vacancies?country=uae', '/vacancies/1001'],
  ...['/staff/nanny', '/ru/staff/butler', '/contacts', '/ru/contacts', '/blog/leaving-well'],
]
const MENUS = ['/api/main', '/api/categories?country_slug=uk', '/api/candidates?country_slug=uae']
const WORDS = ['nanny', 'chef', 'london', 'driver', 'monaco', 'governess', 'butler', 'french']
const CONNECTIONS = 256
const TIMEOUT_MS = 30_000

/** Sends what visitors of every kind send, in a steady mixture, and says how each was answered. */
export function createVisitors(origin: string) {
  const options = { connections: CONNECTIONS, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS }
  const agent = new Agent(options)
  // Those who send a form do not stand in the line of those who read.
  const senders = new Agent({ ...options, connections: 16 })
  let turn = 0

  async function send(path: string, expected: number, body?: string): Promise<Sent> {
    const startedAt = performance.now()
    const isEnquiry = body !== undefined
    const outcome = await (isEnquiry ? senders : agent)
      .request({
        origin,
        path,
        method: isEnquiry ? 'POST' : 'GET',
        headers: isEnquiry
          ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
          : { 'accept-encoding': 'gzip, deflate, br' },
        body,
      })
      .then(async (answer): Promise<Outcome> => {
        await answer.body.dump()
        const status = isEnquiry ? Math.floor(answer.statusCode / 100) * 100 : answer.statusCode
        if (status === expected) return 'answered'
        return answer.statusCode === 503 ? 'shed' : 'wrong'
      })
      .catch((): Outcome => 'wrong')
    return { isEnquiry, outcome, tookMs: performance.now() - startedAt }
  }

  function sendEnquiry(): Promise<Sent> {
    return send(ENQUIRY_PATH, 200, JSON.stringify(bodyOf(`Ann ${randomUUID()}`)))
  }

  return {
    sendEnquiry,
    sendPage: () => send('/', 200),
    /** The next of the mixture. */
    sendNext(): Promise<Sent> {
      turn += 1
      // A stride that has no divisor in common with a hundred visits every place once.
      let place = (turn * 37) % 100
      const of = (list: string[]) => list[turn % list.length] ?? '/'
      for (const [kind, share] of Object.entries(SHARES)) {
        place -= share
        if (place >= 0) continue
        if (kind === 'page') return send(of(PAGES), 200)
        if (kind === 'menu') return send(of(MENUS), 200)
        if (kind === 'search') return send(`/vacancies?q=${of(WORDS)}+${turn}`, 200)
        if (kind === 'unknown') return send(`/unknown-${turn}`, 404)
      }
      return sendEnquiry()
    },
    close: () => Promise.all([agent.destroy(), senders.destroy()]),
  }
}
