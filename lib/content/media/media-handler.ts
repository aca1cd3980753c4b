import { readdir, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Log } from '#lib/log/log.ts'
import { FORMATS, type Picture } from './pictures.ts'
import { createRenderer } from './render-picture.ts'

const KEY = /^[0-9a-f]{20}$/
const ADDRESS = /^\/media\/([0-9a-f]{20})\/([1-9]\d{1,3})\.(avif|webp|jpg)$/

interface MediaOptions {
  /** Where what has been made is kept. */
  folder: string
  find: (key: string) => Picture | undefined
  log: Log
}

export type MediaHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers `/media/…`: the photographs of the content, in the sizes and formats of their pages. */
export function createMediaHandler({ folder, find, log }: MediaOptions): MediaHandler {
  const renderer = createRenderer(folder)
  forgetOthers(folder, find).catch((err) => log.error({ err, folder }, 'old photographs are left'))
  return async ({ method, url = '' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405)
    const [, key, width, ending] = ADDRESS.exec(url.split('?', 1)[0] ?? '') ?? []
    if (!key || (ending !== 'avif' && ending !== 'webp' && ending !== 'jpg')) {
      return refuse(response, 404)
    }
    const picture = find(key)
    if (!picture?.widths.includes(Number(width))) return refuse(response, 404)
    try {
      const bytes = await renderer.render({ key, width: Number(width), ending }, picture)
      response.writeHead(200, {
        'Content-Type': FORMATS[ending],
        'Content-Length': bytes.length,
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      response.end(method === 'HEAD' ? undefined : bytes)
    } catch (err) {
      log.error({ err, path: picture.path }, 'a photograph could not be made')
      refuse(response, 500)
    }
  }
}

/** Of somebody whose photograph is no longer shown, no copy is to stay. */
async function forgetOthers(folder: string, find: MediaOptions['find']): Promise<void> {
  const keys = await readdir(folder).catch(() => [])
  for (const key of keys.filter((name) => KEY.test(name) && !find(name))) {
    await rm(join(folder, key), { recursive: true, force: true })
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
