import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

export interface Load {
  url: string
  headers?: Record<string, string>
  /** A number that no request had before is put for each `{n}` of the address. */
  hasNumbers?: boolean
  seconds: number
  connections?: number
}

export interface LoadResult {
  /** Requests a second. */
  rate: number
  p50Ms: number
  p99Ms: number
  /** Answers other than 2xx and 3xx, and none at all. */
  failed: number
}

const CONNECTIONS = 32
const run = promisify(execFile)

let toolName: 'wrk' | 'autocannon' | undefined

/**
 * wrk where the machine has it (`apt-get install wrk`): autocannon, which comes with the project,
 * is at its own end at some 15,000 requests a second, which is less than a server here can do.
 */
export async function loadTool(): Promise<'wrk' | 'autocannon'> {
  toolName ??= await run('wrk', ['--version']).then(
    () => 'wrk',
    // It says its version with a status of its own.
    (error: { code?: unknown }) => (error.code === 'ENOENT' ? 'autocannon' : 'wrk'),
  )
  return toolName
}

export async function load(wanted: Load): Promise<LoadResult> {
  return (await loadTool()) === 'wrk' ? loadWithWrk(wanted) : loadWithAutocannon(wanted)
}

async function loadWithWrk({ url, headers = {}, hasNumbers, ...wanted }: Load) {
  const dir = mkdtempSync(join(tmpdir(), 'bench-wrk-'))
  const script = join(dir, 'requests.lua')
  const { pathname, search } = new URL(url)
  const path = decodeURI(pathname + search)
  if (hasNumbers) writeFileSync(script, numbersScript(path))
  try {
    const { stdout } = await run('wrk', [
      ...['--threads', '1', '--connections', String(wanted.connections ?? CONNECTIONS)],
      ...['--duration', `${wanted.seconds}s`, '--latency', '--timeout', '10s'],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      ...(hasNumbers ? ['--script', script] : []),
      url.replaceAll('{n}', '0'),
    ])
    return readWrk(stdout)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function numbersScript(path: string): string {
  return `local n = os.time() * 1000
request = function()
  n = n + 1
  return wrk.format(nil, (string.gsub(${JSON.stringify(path)}, "{n}", n)))
end
`
}

const MS_OF_UNIT: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function readWrk(output: string): LoadResult {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
  const time = (pattern: RegExp) => {
    const [, amount, unit = 'ms'] = pattern.exec(output) ?? []
    return Number(amount) * (MS_OF_UNIT[unit] ?? 1)
  }
  const [, ...broken] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  ) ?? ['']
  return {
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: time(/50%\s+([\d.]+)(us|ms|s|m)/),
    p99Ms: time(/99%\s+([\d.]+)(us|ms|s|m)/),
    failed: broken.reduce(
      (sum, count) => sum + Number(count),
      number(/Non-2xx or 3xx responses: (\d+)/),
    ),
  }
}

async function loadWithAutocannon({ url, headers, hasNumbers, ...wanted }: Load) {
  let n = Date.now()
  const { pathname, search } = new URL(url)
  const path = decodeURI(pathname + search)
  const result = await autocannon({
    url: url.replaceAll('{n}', '0'),
    connections: wanted.connections ?? CONNECTIONS,
    duration: wanted.seconds,
    headers,
    requests: hasNumbers
      ? [
          {
            setupRequest: (request) => {
              n += 1
              return { ...request, path: path.replaceAll('{n}', String(n)) }
            },
          },
        ]
      : undefined,
  })
  return {
    rate: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
