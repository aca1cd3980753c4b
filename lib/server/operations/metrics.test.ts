import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMetrics } from './metrics.ts'

const NOW = Date.now()

function metricsOf(overrides: Partial<Parameters<typeof createMetrics>[0]> = {}) {
  return createMetrics({
    releaseId: 'a-build',
    renders: { state: () => ({ inHand: 2, waiting: 5 }) },
    readiness: async () => ({ status: 'warn', checks: { store: { status: 'warn' } } }),
    figures: async () => ({
      enquiries: [{ state: 'waiting', count: 3 }],
      deliveries: [{ target: 'webhook', state: 'dead', count: 1 }],
      untakenSince: new Date(NOW - 90_000),
      synthetic: { succeededAt: new Date(NOW), delayMs: 412, failure: 'email: EAUTH' },
    }),
    unreadable: () => 4,
    syntheticCheckMs: 900_000,
    ...overrides,
  })
}

describe('metrics', () => {
  it('count answers by kind of route, status and whether they were kept', async () => {
    const metrics = metricsOf()
    metrics.answered({ route: 'home', status: 200, seconds: 0.02, isFromCache: false })
    metrics.answered({ route: 'home', status: 200, seconds: 0.002, isFromCache: true })
    metrics.backendAsked('main', 'timeout', 2.5)
    metrics.staleServed('main')
    const text = await metrics.text()
    expect(text).toContain('site_http_requests_total{route="home",status="200",cache="hit"} 1')
    expect(text).toContain('site_http_requests_total{route="home",status="200",cache="miss"} 1')
    expect(text).toContain(
      'site_backend_request_duration_seconds_count{service="main",outcome="timeout"} 1',
    )
    expect(text).toContain('site_stale_answers_total{service="main"} 1')
  })

  it('look up how the site and its enquiries stand', async () => {
    const text = await metricsOf().text()
    expect(text).toContain('site_renders{state="waiting"} 5')
    expect(text).toContain('site_build_info{id="a-build"} 1')
    expect(text).toContain('site_check_status{check="store"} 1')
    expect(text).toContain('site_enquiries{state="waiting"} 3')
    expect(text).toContain('site_enquiries_unreadable 4')
    expect(text).toContain('site_deliveries{target="webhook",state="dead"} 1')
    expect(Number(/^site_oldest_untaken_enquiry_age_seconds (.+)$/m.exec(text)?.[1])).toBeCloseTo(
      90,
      -1,
    )
    expect(text).toContain('site_oldest_undelivered_age_seconds 0')
    expect(text).toContain('site_synthetic_check_interval_seconds 900')
    expect(text).toContain(`site_synthetic_check_last_success_timestamp_seconds ${NOW / 1_000}`)
    expect(text).toContain('site_synthetic_check_delay_seconds 0.412')
    expect(text).toContain('site_synthetic_check_failing 1')
  })

  it('do not look well where the store cannot be asked', async () => {
    const text = await metricsOf({ figures: () => Promise.reject(new Error('gone')) }).text()
    expect(text).toContain('site_oldest_undelivered_age_seconds Nan')
    expect(text).toContain('site_synthetic_check_last_success_timestamp_seconds Nan')
    expect(text).not.toContain('site_enquiries{')
  })
})

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
})

describe('alerts and the dashboard', () => {
  const alerts = readFileSync('deploy/monitoring/alerts.yaml', 'utf8')
  const dashboard = readFileSync('deploy/monitoring/dashboard.json', 'utf8')
  const { groups } = rulesSchema.parse(parse(alerts))
  const rules = groups.flatMap((group) => group.rules)

  it('ask only for what is measured', async () => {
    const known = new Set(
      (await metricsOf().text()).match(/^# TYPE (\S+)/gm)?.map((line) => line.slice(7)),
    )
    const expressions = [...rules.map(({ expr }) => expr), dashboard].join('\n')
    const asked = expressions.match(/\b(?:site|nodejs|process)_\w+/g) ?? []
    const unknown = asked.filter(
      (name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')) && !known.has(name),
    )
    expect(asked.length).toBeGreaterThan(20)
    expect(unknown).toEqual([])
  })

  it('each say in the handbook what to do', () => {
    const handbook = readFileSync('docs/operations.md', 'utf8')
    const headings = [...handbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(headings.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  })
})
