import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl?: string
  }
}

/** One server for all tests of the enquiry store, each of which has tables of its own there. */
export default async function startSharedPostgres({ provide }: TestProject) {
  const server = await startPostgres()
  provide('databaseUrl', server.url)
  return server.stop
}
