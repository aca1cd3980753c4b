import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { startSite } from '#e2e/harness/site.ts'

test('browsers are told where to report, and a report is counted and leaves no trace', async () => {
  const site = await startSite({ SITE_URL: 'https://one.example' })
  const { headers } = await ask(site.origin, '/ru')
  expect(headers['content-security-policy']).toMatch(/; report-uri \/csp-reports; report-to csp$/)
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')

  const send = (body: string) =>
    ask(site.origin, '/csp-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json' },
      body,
    })
  const body = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://x.example/Anna',
    documentURL: 'https://one.example/ru/follow/secret-of-anna',
  }
  expect((await send(JSON.stringify([{ type: 'csp-violation', body }]))).status).toBe(204)
  expect((await send('{"__proto__":{"a":1}}')).status).toBe(400)
  expect((await send('x'.repeat(100_000))).status).toBe(413)
  const refused = await ask(site.origin, '/csp-reports')
  expect([refused.status, refused.headers.allow]).toEqual([405, 'POST'])

  const metrics = (await ask(site.origin, '/metrics')).text
  expect(metrics).toContain('site_csp_reports_total{directive="script-src-elem",kind="foreign"} 1')
  expect(metrics + site.output()).not.toMatch(/anna/i)
  await site.stop()
})
