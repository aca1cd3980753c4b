import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CALLBACK, testSite } from '#lib/enquiries/fixture-enquiries.ts'
import { dedupeKeysOf } from './dedupe-key.ts'

const ADDRESS = '192.0.2.1'

test('the same body from the same address is the same to this process', () => {
  const { senderHash } = dedupeKeysOf(null, 'body', ADDRESS)
  expect(dedupeKeysOf(null, 'body', ADDRESS).senderHash).toBe(senderHash)
  expect(dedupeKeysOf(null, 'other', ADDRESS).senderHash).not.toBe(senderHash)
  expect(dedupeKeysOf(null, 'body', '192.0.2.2').senderHash).not.toBe(senderHash)
})

test('no other process can make it, so that an address cannot be found by trying all', () => {
  const module = fileURLToPath(new URL('./dedupe-key.ts', import.meta.url))
  const script = `import { dedupeKeysOf } from ${JSON.stringify(module)}
    process.stdout.write(dedupeKeysOf(null, 'body', '${ADDRESS}').senderHash)`
  const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString()
  const hashes = [run(), run(), dedupeKeysOf(null, 'body', ADDRESS).senderHash]
  expect(new Set(hashes).size).toBe(3)
  for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/)
})

test('what is stored is not made of address and body alone', async () => {
  const site = testSite()
  await site.sendJson('/api/form-staff', CALLBACK, { 'x-client-address': ADDRESS })
  const [row] = await site.stored()
  expect(row?.sender_hash).toMatch(/^[\w-]{43}$/)
  const plain = createHash('sha256').update(`${ADDRESS} ${row?.body_hash}`).digest('base64url')
  expect(row?.sender_hash).not.toBe(plain)
  expect(JSON.stringify(row)).not.toContain(ADDRESS)
})
