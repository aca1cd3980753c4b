import { parseArgs } from 'node:util'
import { parseSettings } from '#lib/config/settings.ts'
import { listCorsFaults } from '#lib/enquiries/check-cors.ts'
import { createHttpTransport } from '#lib/http/client/http-transport.ts'
import { checkPictures } from '#scripts/check-backend/check-pictures.ts'
import { checkPosts } from '#scripts/check-backend/check-posts.ts'
import { checkReads } from '#scripts/check-backend/check-reads.ts'
import { createReport } from '#scripts/check-backend/report.ts'

// Asks a backend for everything that the site would ask it for, and tells what would not work.
// Status 0: it can be used; 1: something is at fault; 2: it could not be tried.

const USAGE = `npm run check:backend -- URL [--jobs URL] [--post]

Credentials (API_TOKEN, JOBS_TOKEN), what the settings say in place of the backend, and the
addresses for browsers (PUBLIC_*) are taken from the environment. --post sends enquiries, marked
as suspicious and called "Backend check".
`
const TIMEOUT_MS = 10_000

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { jobs: { type: 'string' }, post: { type: 'boolean' } },
  })
  const [main = ''] = positionals
  if (positionals.length !== 1 || !URL.canParse(main)) throw new Error(USAGE)
  const settings = parseSettings({
    ...process.env,
    API_BASE_URL: main,
    ...(values.jobs && { JOBS_BASE_URL: values.jobs }),
  })
  const { apiBaseUrl = main, jobsBaseUrl = main, backendAccess: access, overrides } = settings
  const bases = { main: apiBaseUrl, jobs: jobsBaseUrl }
  const { tell, hasFaults, text } = createReport()
  const transport = createHttpTransport(bases, { timeoutMs: TIMEOUT_MS, access })
  const known = await checkReads({ transport, overrides, tell })
  await checkPictures(known, apiBaseUrl, tell)
  if (values.post) await checkPosts({ bases, access, vacancyId: known.vacancyId, tell })
  const publicBases = { main: settings.publicApiBaseUrl, jobs: settings.publicJobsBaseUrl }
  const faults = await listCorsFaults({ bases: publicBases, origin: settings.siteUrl })
  for (const { place, what } of faults) tell('fault', place, what)
  process.stdout.write(text())
  process.exitCode = hasFaults() ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}
