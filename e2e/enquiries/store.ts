import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

const storedSchema = z.array(
  z.object({
    reference: z.string(),
    form: z.string(),
    suspicious: z.boolean(),
    language: z.string(),
    endpoint: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
)

export type Stored = z.output<typeof storedSchema>[number]

/** The enquiries of a number that the default site has stored, as the office sees them. */
export async function storedFrom(phone: string): Promise<Stored[]> {
  const { PATH, SITE_DATA_DIR: DATA_DIR } = process.env
  const { stdout } = await run(
    process.execPath,
    ['scripts/enquiries.ts', 'export', '--format', 'json'],
    { cwd: ROOT, env: { PATH, DATA_DIR, NODE_ENV: 'production' } },
  )
  return storedSchema.parse(JSON.parse(stdout)).filter(({ fields }) => fields.phone === phone)
}

/** A number that no other test sends. */
export function newPhone(): string {
  return `+4477${randomInt(10_000_000, 99_999_999)}`
}
