/** As the health check format of the IETF's draft says it. With `warn` the site is still ready. */
type Status = 'pass' | 'warn' | 'fail'

export interface CheckResult {
  status: Status
  /** What was found, in words that are fit for strangers. */
  output?: string | string[]
}

export type Check = () => CheckResult | Promise<CheckResult>

export interface Readiness {
  status: Status
  checks: Record<string, CheckResult>
}

interface ReadinessOptions {
  checks: Record<string, Check>
  /** Called when the site becomes ready, or is no longer. */
  onChange?: (readiness: Readiness) => void
  /** Milliseconds; only differences matter. */
  clock?: () => number
  limitMs?: number
  keptMs?: number
}

const SEVERITY: readonly Status[] = ['pass', 'warn', 'fail']

/**
 * Whether the site should be sent visitors, and what keeps it from them. However many ask, it is
 * looked at once in a while, and no check keeps them waiting.
 */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { checks, onChange, clock = () => performance.now() } = options
  const { limitMs = 800, keptMs = 1_000 } = options
  let current: Promise<Readiness> | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let wasReady = true

  async function look(): Promise<Readiness> {
    const names = Object.entries(checks)
    const results = await Promise.all(
      names.map(async ([name, check]) => [name, await bounded(check, limitMs)] as const),
    )
    const status = SEVERITY[Math.max(...results.map(([, result]) => severityOf(result)))] ?? 'pass'
    const readiness = { status, checks: Object.fromEntries(results) }
    const isReady = status !== 'fail'
    if (isReady !== wasReady) onChange?.(readiness)
    wasReady = isReady
    return readiness
  }

  return () => {
    if (current && clock() - lookedAt < keptMs) return current
    lookedAt = clock()
    current = look()
    return current
  }
}

function severityOf({ status }: CheckResult): number {
  return SEVERITY.indexOf(status)
}

async function bounded(check: Check, limitMs: number): Promise<CheckResult> {
  const { promise: tooLong, resolve } = Promise.withResolvers<CheckResult>()
  const timer = setTimeout(resolve, limitMs, { status: 'fail', output: 'no answer in time' })
  try {
    return await Promise.race([check(), tooLong])
  } catch {
    return { status: 'fail', output: 'the check itself failed' }
  } finally {
    clearTimeout(timer)
  }
}
