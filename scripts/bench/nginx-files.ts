import { setTimeout as pause } from 'node:timers/promises'
import { BROTLI, bytesOf, GZIP } from './measure.ts'
import { startNginx } from './nginx.ts'

/** Until what was asked for is compressed as well as can be. */
const IMPROVED_MS = 6_000

/** The bytes of one page as files, compressed beforehand: as little as a server can do. */
export async function startFiles(nginx: string, origin: string) {
  for (const headers of [GZIP, BROTLI]) await bytesOf(`${origin}/uk`, headers)
  await pause(IMPROVED_MS)
  const url = `${origin}/uk`
  return startNginx({
    nginx,
    files: new Map([
      ['page', await bytesOf(url, {})],
      ['page.gz', await bytesOf(url, GZIP)],
      ['page.br', await bytesOf(url, BROTLI)],
    ]),
    http: ({ dir, port }) => `sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${dir}/files;
    default_type text/html;
    gzip_static on;
    location = /page.br { gzip_static off; add_header Content-Encoding br; }
  }`,
  })
}
