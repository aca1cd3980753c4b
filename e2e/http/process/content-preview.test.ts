import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

test('a preview shows drafts with a mark, to nobody else, and keeps away from the live site', {
  timeout: 90_000,
}, async () => {
  const base = await mkdtemp(join(tmpdir(), 'content-preview-test-'))
  const [contentDir, liveData] = [join(base, 'content'), join(base, 'live')]
  await cp(join(ROOT, 'content'), contentDir, { recursive: true })
  await appendFile(join(contentDir, 'vacancies/1001.yaml'), 'draft: true\n')
  const preview = spawn(process.execPath, ['scripts/content.ts', 'preview'], {
    cwd: ROOT,
    env: {
      ...{
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        TMPDIR: base,
        CONTENT_DIR: contentDir,
        DATA_DIR: liveData,
      },
      // A live site's own, which the preview must not have.
      ...{ HOST: '0.0.0.0', SMTP_URL: 'smtps://mail.example', API_BASE_URL: 'https://x.example' },
      ...{ ENQUIRIES_EMAIL_TO: 'a@x.example', ENQUIRIES_EMAIL_FROM: 'a@x.example' },
    },
  })
  try {
    let output = ''
    for (const stream of [preview.stdout, preview.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const addressIn = () => /The site is at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]
    await expect.poll(addressIn, { timeout: 60_000 }).toBeDefined()
    const origin = addressIn() ?? ''

    const draft = await ask(origin, '/ru/vacancies/1001')
    expect(draft.status).toBe(200)
    expect(draft.text).toContain('[Черновик] Гувернантка')
    expect(draft.headers['x-robots-tag']).toBe('noindex')
    const sent = await fetch(`${origin}/api/form-cost`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ position: '', location: '', schedule: '', contact: 'phone', name: 'Ann' },
        ...{ phone: '+447700900123', page: 'Home', link: `${origin}/` },
      }),
    })
    expect(sent.status).toBe(202)
  } finally {
    preview.kill('SIGTERM')
    await once(preview, 'exit')
  }
  expect(await readdir(base)).toEqual(['content'])
  await rm(base, { recursive: true, force: true })
})
