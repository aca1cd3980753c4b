import { LRUCache } from 'lru-cache'
import type { Log } from '#lib/log/log.ts'
import { measures } from '#lib/log/tracing.ts'
import { isNotFoundError, isUpstreamError } from './errors.ts'

export interface CachedRead<T> {
  /** Fixes the type of the value: one key is never read as two types. */
  key: string
  service: string
  /** The pattern of the address, for the log. */
  endpoint: string
  isCacheable: (value: T) => boolean
  load: () => Promise<Loaded<T>>
}

interface Loaded<T> {
  value: T
  /** What the value counts in the bound of the cache. */
  characters: number
}

export interface ResponseCache {
  read<T>(wanted: CachedRead<T>): Promise<T>
  /** Marks everything as old: it is asked for again, and kept for as long as that fails. */
  expire(): void
}

interface BackendCacheOptions {
  /** Milliseconds; only differences matter. */
  clock: () => number
  log: Log
  freshMs?: number
  waitMs?: number
  cooldownMs?: number
  maxEntries?: number
  maxCharacters?: number
}

interface Entry {
  value: unknown
  characters: number
  readAt: number
  isExpired: boolean
  cooldownUntil: number
}

/**
 * Keeps the last good version of everything read, so that a backend that is slow or down takes
 * nothing off the site that it has shown before.
 */
export function createBackendCache(options: BackendCacheOptions): ResponseCache {
  const { clock, log, freshMs = 15_000, waitMs = 2000, cooldownMs = 5000 } = options
  const entries = new LRUCache<string, Entry>({
    max: options.maxEntries ?? 2000,
    maxSize: options.maxCharacters ?? 64 * 1024 * 1024,
    sizeCalculation: ({ characters }, key) => characters + key.length,
  })
  const calls = new Map<string, Promise<unknown>>()
  const circuit = createCircuit(clock, cooldownMs)
  const logStale = createStaleLog(clock, log)
  let generation = 0

  return {
    async read<T>(wanted: CachedRead<T>) {
      return (await readUntyped(wanted)) as T
    },
    expire() {
      generation += 1
      circuit.reset()
      entries.forEach((entry) => {
        entry.isExpired = true
        entry.cooldownUntil = Number.NEGATIVE_INFINITY
      })
    },
  }

  async function readUntyped<T>(wanted: CachedRead<T>): Promise<unknown> {
    const known = entries.get(wanted.key)
    // What was never had is asked for even while its service rests: there is no other answer.
    if (!known) return call(wanted)
    if (isFresh(known)) return known.value
    if (circuit.isOpen(wanted.service) || clock() < known.cooldownUntil) {
      return serveStale(wanted, known, 'left alone after a failure')
    }
    const outcome = await withTimeout(call(wanted), waitMs)
    if (outcome === 'too slow') {
      circuit.trip(wanted.service)
      return serveStale(wanted, known, 'no answer in time')
    }
    if ('value' in outcome) return outcome.value
    if (isNotFoundError(outcome.failure)) throw outcome.failure
    const { failure } = outcome
    return serveStale(wanted, known, isUpstreamError(failure) ? failure.reason : String(failure))
  }

  function isFresh(entry: Entry): boolean {
    const age = clock() - entry.readAt
    return !entry.isExpired && age >= 0 && age < freshMs
  }

  function serveStale<T>(wanted: CachedRead<T>, entry: Entry, reason: string): unknown {
    measures()?.staleServed(wanted.service)
    logStale({ endpoint: wanted.endpoint, ageMs: Math.round(clock() - entry.readAt), reason })
    return entry.value
  }

  function call<T>(wanted: CachedRead<T>): Promise<unknown> {
    // A reader that comes after an expiry must not get what was asked for before it.
    const callKey = `${generation} ${wanted.key}`
    const running = calls.get(callKey)
    if (running) return running
    const started = load(wanted, generation).finally(() => calls.delete(callKey))
    calls.set(callKey, started)
    return started
  }

  async function load<T>(wanted: CachedRead<T>, askedIn: number): Promise<unknown> {
    const readAt = clock()
    try {
      const { value, characters } = await wanted.load()
      circuit.close(wanted.service)
      const isExpired = askedIn !== generation
      const entry = {
        value,
        characters,
        readAt,
        isExpired,
        cooldownUntil: Number.NEGATIVE_INFINITY,
      }
      if (!wanted.isCacheable(value)) entries.delete(wanted.key)
      else if (!isExpired || !entries.has(wanted.key)) entries.set(wanted.key, entry)
      return value
    } catch (failure) {
      if (askedIn === generation) noteFailure(wanted, failure)
      throw failure
    }
  }

  function noteFailure<T>({ key, service }: CachedRead<T>, failure: unknown): void {
    if (isNotFoundError(failure)) {
      entries.delete(key)
      return
    }
    if (isUpstreamError(failure) && failure.isServiceWide) circuit.trip(service)
    const known = entries.peek(key)
    if (known) known.cooldownUntil = clock() + cooldownMs
  }
}

/** Remembers which services failed a moment ago, so that they are left alone for a while. */
interface Circuit {
  isOpen(service: string): boolean
  trip(service: string): void
  close(service: string): void
  reset(): void
}

function createCircuit(clock: () => number, cooldownMs: number): Circuit {
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

type Outcome = { value: unknown } | { failure: unknown } | 'too slow'

/** What a promise comes to within a time; later it may go on, and fail, unheard. */
async function withTimeout(promise: Promise<unknown>, limitMs: number): Promise<Outcome> {
  const { promise: limit, resolve } = Promise.withResolvers<Outcome>()
  const timer = setTimeout(resolve, limitMs, 'too slow')
  const outcome = promise.then(
    (value) => ({ value }),
    (failure: unknown) => ({ failure }),
  )
  return Promise.race([outcome, limit]).finally(() => clearTimeout(timer))
}

interface StaleAnswer {
  endpoint: string
  ageMs: number
  reason: string
}

const PAUSE_MS = 60_000

/** Logs that old content was served, once per endpoint and minute. */
function createStaleLog(clock: () => number, log: Log): (answer: StaleAnswer) => void {
  // Keyed by the endpoint's pattern, not by the address: it cannot grow.
  const loggedAt = new Map<string, number>()
  return (answer) => {
    const last = loggedAt.get(answer.endpoint)
    if (last !== undefined && clock() - last < PAUSE_MS) return
    loggedAt.set(answer.endpoint, clock())
    log.warn(answer, 'stale: the last good version is served')
  }
}
