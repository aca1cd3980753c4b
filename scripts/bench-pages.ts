import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { internalPath } from '#lib/i18n/routes.ts'

/**
 * What the rewrites and the middleware cost: the throughput of a page at its public address,
 * beside the same page at its internal address in a second build without either, in one run.
 */

const ADDRESSES = ['/', '/ru', '/blog', '/blog?page=2', '/uae', '/blog/brief-in-one-page']
const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 16
const WANTED_RATIO = 0.8
const NOT_COPIED = ['node_modules', '.next', '.git', 'data', 'reports', 'test-results']

const bareTree = mkdtempSync(join(tmpdir(), 'bench-pages-'))
const servers: ChildProcess[] = []
try {
  buildWithoutRouting(bareTree)
  const [site, bare] = [await serve('.', 4801), await serve(bareTree, 4802)]
  const rows: Record<string, string>[] = []
  for (const address of ADDRESSES) rows.push(await compare(site, bare, address))
  console.table(rows)
} finally {
  for (const server of servers) server.kill()
  rmSync(bareTree, { recursive: true, force: true })
}

function buildWithoutRouting(directory: string): void {
  cpSync('.', directory, {
    recursive: true,
    filter: (source) => !NOT_COPIED.includes(source.split('/')[0] ?? ''),
  })
  execFileSync('cp', ['-al', 'node_modules', join(directory, 'node_modules')])
  rmSync(join(directory, 'middleware.ts'))
  rmSync(join(directory, 'lib/i18n/routes.test.ts'))
  const config = join(directory, 'next.config.ts')
  const unrouted = readFileSync(config, 'utf8').replaceAll(
    /(beforeFiles|afterFiles): \w+\(\)/g,
    '$1: []',
  )
  writeFileSync(config, unrouted)
  const next = 'node_modules/next/dist/bin/next'
  execFileSync(process.execPath, [next, 'build'], { cwd: directory, stdio: 'inherit' })
}

async function serve(directory: string, port: number): Promise<string> {
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  servers.push(server)
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('The site is at') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return `http://127.0.0.1:${port}`
}

async function compare(site: string, bare: string, address: string) {
  const [pathname = '/', query] = address.split('?')
  const internal = internalPath({ pathname, query: new URLSearchParams(query) })
  const ratios: number[] = []
  let [publicRate, internalRate] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    internalRate = await rateOf(bare + internal)
    publicRate = await rateOf(site + address)
    ratios.push(publicRate / internalRate)
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  return {
    address,
    'requests/s': publicRate.toFixed(0),
    'internal, unrouted': internalRate.toFixed(0),
    'median ratio': median.toFixed(2),
    verdict: median >= WANTED_RATIO ? 'ok' : `under ${WANTED_RATIO}`,
  }
}

async function rateOf(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with a failure`)
  return result.requests.average
}
