import { describe, expect, it, vi } from 'vitest'
import { type Check, createReadiness } from './readiness.ts'

const pass: Check = () => ({ status: 'pass' })

describe('readiness', () => {
  it('is the worst that a check found, and a warning is no failure', async () => {
    const statusOf = async (...found: ('pass' | 'warn' | 'fail')[]) => {
      const checks = Object.fromEntries(
        found.map((status, n) => [`check ${n}`, () => ({ status })]),
      )
      return (await createReadiness({ checks })()).status
    }
    expect(await statusOf()).toBe('pass')
    expect(await statusOf('pass', 'warn')).toBe('warn')
    expect(await statusOf('warn', 'fail', 'pass')).toBe('fail')
  })

  it('fails where a check never answers, or fails itself, and names it', async () => {
    const never: Check = () => new Promise(() => {})
    const broken: Check = () => {
      throw new Error('/srv/secret')
    }
    const { status, checks } = await createReadiness({
      checks: { never, broken, pass },
      limitMs: 1,
    })()
    expect(status).toBe('fail')
    expect(checks).toEqual({
      never: { status: 'fail', output: 'no answer in time' },
      broken: { status: 'fail', output: 'the check itself failed' },
      pass: { status: 'pass' },
    })
  })

  it('looks once, however many ask, and again after a while', async () => {
    let now = 0
    const check = vi.fn(pass)
    const readiness = createReadiness({ checks: { check }, clock: () => now, keptMs: 1_000 })
    await Promise.all([readiness(), readiness()])
    now = 999
    await readiness()
    expect(check).toHaveBeenCalledTimes(1)
    now = 1_000
    await readiness()
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('tells of each change once', async () => {
    let now = 0
    let status: 'pass' | 'fail' = 'pass'
    const told: string[] = []
    const readiness = createReadiness({
      checks: { check: () => ({ status }) },
      onChange: (change) => told.push(change.status),
      clock: () => now,
    })
    for (const next of ['pass', 'fail', 'fail', 'pass', 'pass'] as const) {
      status = next
      now += 2_000
      await readiness()
    }
    expect(told).toEqual(['fail', 'pass'])
  })
})
