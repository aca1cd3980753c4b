import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { removeFolderAtExit } from '#scripts/remove-folder.ts'
import type { SiteProcess } from '#scripts/site-process.ts'

const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
export const HOW_TO_INSTALL =
  'nginx is not on this machine: `apt-get install nginx-light` or `brew install nginx`'

/** The command, or undefined where the machine has none. */
export function findNginx(): string | undefined {
  return PLACES.find((place) => {
    try {
      execFileSync(place, ['-v'], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
}

interface NginxOptions {
  nginx: string
  /** What stands inside `http {}`, given the folder that is there for its files, and a free port. */
  http(place: { dir: string; port: number }): string
  /** Path and content of files in that folder. */
  files?: ReadonlyMap<string, Buffer>
}

/** Runs nginx as the user who asks, with everything that it writes in a folder of its own. */
export async function startNginx({ nginx, http, files }: NginxOptions): Promise<SiteProcess> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // Started by root, its workers are somebody else.
  chmodSync(dir, 0o755)
  for (const [name, content] of files ?? []) {
    mkdirSync(join(dir, 'files', name, '..'), { recursive: true })
    writeFileSync(join(dir, 'files', name), content)
  }
  const port = await freePort()
  const config = join(dir, 'nginx.conf')
  writeFileSync(config, frame(dir, http({ dir, port })))
  const args = ['-c', config, '-p', dir, '-e', join(dir, 'error.log')]
  execFileSync(nginx, ['-t', '-q', ...args])
  const child = spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
  const endWithUs = () => {
    child.kill()
    removeFolderAtExit(dir)
  }
  process.once('exit', endWithUs)
  const url = `http://127.0.0.1:${port}`
  await untilListening(url)
  return {
    url,
    pid: child.pid ?? 0,
    end: async (signal = 'SIGTERM') => {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      process.off('exit', endWithUs)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

interface ShippedPlace {
  dir: string
  port: number
}

interface ShippedOptions {
  /** Whether it speaks TLS, by `site.pem` and `site.key` among its files. */
  isTls?: boolean
}

/** The configuration that the project ships, for instances and a port of this machine. */
export function shippedConfig(
  instances: string | readonly string[],
  { dir, port }: ShippedPlace,
  { isTls = false }: ShippedOptions = {},
): string {
  const certificate = isTls ? `${dir}/files/site` : undefined
  const servers = (rest: string) =>
    [instances]
      .flat()
      .map((url) => `server ${new URL(url).host} ${rest}`)
      .join('\n')
  const changes: [RegExp, string][] = [
    [/server 127\.0\.0\.1:300\d (max_fails=2.*)/, servers('$1')],
    [/server 127\.0\.0\.1:300\d (.*backup;)/, servers('$1')],
    [/server 127\.0\.0\.1:300\d .*/g, ''],
    [/\/var\/cache\/nginx\/site/, `${dir}/cache`],
    [/listen \[::\]:80;/, ''],
    [/listen 80;/, `listen unix:${dir}/${REDIRECT_SOCKET};`],
    [/listen \[::\]:443 ssl http2;/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port}${isTls ? ' ssl http2' : ''};`],
    [/ssl_certificate \S+;/, certificate ? `ssl_certificate ${certificate}.pem;` : ''],
    [/ssl_certificate_key \S+;/, certificate ? `ssl_certificate_key ${certificate}.key;` : ''],
    [/agency\.example/g, '127.0.0.1'],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0) throw new Error(`the configuration does not say ${from}`)
      return text.replace(from, to)
    },
    ['upstream', 'site']
      .map((name) => readFileSync(`deploy/nginx/${name}.conf`, 'utf8'))
      .join('\n'),
  )
}

/** Where that listens for what is to go to https, in the folder of its files. */
export const REDIRECT_SOCKET = 'redirect.sock'

function frame(dir: string, http: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `worker_processes auto;
worker_rlimit_nofile 8192;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
  ${folders.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  types { text/html html; }
  default_type application/octet-stream;
  access_log off;
  ${http}
}
`
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address && typeof address === 'object' ? address.port : 0
}

const START_LIMIT_MS = 5_000

async function untilListening(url: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    if (Date.now() > limit) throw new Error('nginx did not start')
    await pause(50)
  }
}
