import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { environmentSchema, SECRETS } from './environment.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const KNOWN = [
  ...Object.keys(environmentSchema.shape),
  ...SECRETS.map((name) => `${name}_FILE`),
  'NODE_ENV',
]

const DOCKERFILE = 'container/Dockerfile'
const PORT = Number(/ PORT=(\d+)/.exec(read(DOCKERFILE))?.[1])
/** How long a stopping site takes for what it has in hand. */
const STOP_S = 10

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      volumes: z.array(z.string()).default([]),
      secrets: z.array(z.string()).default([]),
      depends_on: z
        .record(z.string(), z.object({ condition: z.literal('service_healthy') }))
        .default({}),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      stop_grace_period: z.string().optional(),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.object({})),
})
const metadataOf = ({ metadata }: { metadata: { name: string } }) => metadata
const nameOf = ({ name }: { name: string }) => name

test('the deployment kit says settings that there are', () => {
  const dockerfile = read('container/Dockerfile').match(/^ENV (.*)$/m)?.[1] ?? ''
  const unit = read('systemd/site@.service').match(/^Environment=(.*)$/m)?.[1] ?? ''
  const environment = read('systemd/environment').match(/(?<=^(?:# )?)[A-Z_]+(?==)/gm) ?? []
  const compose =
    read('container/compose.yaml').match(/ {2}environment:\n((?: {4}.*\n)+)/)?.[1] ?? ''
  const ofCompose = compose.match(/(?<=^ {4}(?:# )?)[A-Z_]+(?=: )/gm) ?? []
  const kubernetes = [...read('kubernetes/site.yaml').matchAll(/\{ name: ([A-Z_]+), value/g)]
  const names = [
    ...`${dockerfile} ${unit}`.split(' ').map((pair) => pair.split('=')[0]),
    ...environment,
    ...ofCompose,
    ...kubernetes.map(([, name]) => name),
  ].filter(Boolean)
  expect(names.length).toBeGreaterThan(18)
  expect(names.filter((name) => !KNOWN.includes(name ?? ''))).toEqual([])
})

describe('the containers', () => {
  const compose = composeSchema.parse(parse(read('container/compose.yaml'), { merge: true }))
  const services = Object.entries(compose.services)

  test('use volumes, secrets and services that there are', () => {
    for (const [name, service] of services) {
      for (const other of Object.keys(service.depends_on)) {
        expect(compose.services[other]?.healthcheck ?? dockerHealth(other), name).toBeTruthy()
      }
      for (const secret of service.secrets) expect(Object.keys(compose.secrets)).toContain(secret)
      for (const volume of service.volumes) {
        const [from = ''] = volume.split(':')
        if (from.startsWith('.')) expect(existsSync(`deploy/container/${from}`), from).toBe(true)
        else if (!from.startsWith('/')) expect(Object.keys(compose.volumes)).toContain(from)
      }
      if (service.build) {
        const file = `deploy/container/${service.build.context}/${service.build.dockerfile}`
        expect(existsSync(file), file).toBe(true)
      }
    }
  })

  test('are those that nginx passes visitors on to, at the port that they listen at', () => {
    const upstream = read('container/upstream.conf').matchAll(/^ {2}server ([\w-]+):(\d+)/gm)
    const sites = services.filter(([, { build }]) => build).map(([name]) => name)
    const passed = new Set(Array.from(upstream, ([, name, port]) => `${name}:${port}`))
    expect([...passed]).toEqual(sites.map((name) => `${name}:${PORT}`))
    expect(services.map(([name]) => name)).toEqual([...sites, 'nginx', 'database'])
  })

  test('stop by themselves before they are killed', () => {
    for (const [, { build, stop_grace_period: grace }] of services) {
      if (build) expect(Number.parseInt(grace ?? '0', 10)).toBeGreaterThan(STOP_S)
    }
  })

  /** The image of the site says itself whether it is well. */
  function dockerHealth(name: string): boolean {
    return Boolean(compose.services[name]?.build) && /^HEALTHCHECK /m.test(read(DOCKERFILE))
  }
})

test('the manifest for Kubernetes agrees with itself and with the image', () => {
  const documents = parseAllDocuments(read('kubernetes/site.yaml'))
  for (const document of documents) expect(document.errors).toEqual([])
  const [set, service, budget, ingress, ...others] = documents.map((one) => one.toJS())
  expect(others).toEqual([])
  expect(
    [set, service, budget, ingress].map(({ apiVersion, kind }) => `${apiVersion} ${kind}`),
  ).toEqual([
    'apps/v1 StatefulSet',
    'v1 Service',
    'policy/v1 PodDisruptionBudget',
    'networking.k8s.io/v1 Ingress',
  ])
  const { template, volumeClaimTemplates, selector, serviceName, replicas } = set.spec
  const { labels } = template.metadata
  expect([selector.matchLabels, service.spec.selector, budget.spec.selector.matchLabels]).toEqual([
    ...[labels, labels, labels],
  ])
  expect(serviceName).toBe(service.metadata.name)
  expect(budget.spec.minAvailable).toBeLessThan(replicas)

  const [site] = template.spec.containers
  expect(site.ports).toEqual([{ name: service.spec.ports[0].targetPort, containerPort: PORT }])
  const [{ backend }] = ingress.spec.rules[0].http.paths
  expect(backend.service).toEqual({
    name: service.metadata.name,
    port: { name: service.spec.ports[0].name },
  })
  const answered = readFileSync('lib/server/operations/answer-operator.ts', 'utf8')
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    expect(answered).toContain(`'${site[probe].httpGet.path}'`)
  }
  const volumes = [...template.spec.volumes, ...volumeClaimTemplates.map(metadataOf)]
  expect(new Set(site.volumeMounts.map(nameOf))).toEqual(new Set(volumes.map(nameOf)))
  const mounts = site.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)
  const paths = site.env
    .filter(nameOf)
    .flatMap(({ name, value }: Record<string, string>) => (name?.endsWith('_FILE') ? value : []))
  for (const path of paths) {
    expect(
      mounts.some((mount: string) => path.startsWith(`${mount}/`)),
      path,
    ).toBe(true)
  }
  expect(mounts).toContain(/ DATA_DIR=(\S+)/.exec(read(DOCKERFILE))?.[1])
  const { terminationGracePeriodSeconds: grace } = template.spec
  expect(grace).toBeGreaterThan(site.lifecycle.preStop.sleep.seconds + STOP_S)
})

const hasSystemd = isThere('systemd-analyze')

const UNITS = ['site@.service', 'site-backup.service', 'site-backup.timer']

test.runIf(hasSystemd)('the units are such that systemd takes them', () => {
  const dir = mkdtempSync(join(tmpdir(), 'unit-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const name of UNITS) {
    // It asks for a command that is there.
    const unit = read(`systemd/${name}`).replace('/usr/bin/node', process.execPath)
    writeFileSync(join(dir, name), unit)
  }
  const files = UNITS.map((name) => join(dir, name))
  const told = execFileSync('systemd-analyze', ['verify', ...files], { stdio: 'pipe' })
  expect(told.toString()).toBe('')
})

test('the command of the host is one that its shell takes, and says what it wants', () => {
  const { status, stderr } = spawnSync('sh', ['deploy/systemd/site'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, expect.stringContaining('site COMMAND')])
})

function isThere(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
