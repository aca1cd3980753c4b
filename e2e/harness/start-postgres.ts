import { startPostgres } from './postgres.ts'

/** One server for all tests of the enquiry store, each of which has tables of its own there. */
export default async function startSharedPostgres(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  return server.stop
}
