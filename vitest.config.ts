import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{app,components,content,docs,lib,messages,scripts}/**/*.test.{ts,tsx}',
            '*.test.ts',
          ],
          exclude: ['lib/enquiries/store/postgres/**', 'lib/server/signals.test.ts'],
          testTimeout: 20_000,
          restoreMocks: true,
          setupFiles: 'vitest.setup.ts',
        },
      },
      {
        test: {
          // What is kept in the enquiry store, once more with the other engine.
          name: 'postgres',
          include: [
            'lib/enquiries/{admin,deliver,links,office,receive,synthetic}/**/*.test.ts',
            'lib/enquiries/store/{*,postgres/*}.test.ts',
            'lib/server/signals.test.ts',
          ],
          globalSetup: 'e2e/harness/start-postgres.ts',
          testTimeout: 20_000,
          restoreMocks: true,
          setupFiles: 'vitest.setup.ts',
        },
      },
      {
        test: {
          name: 'http',
          include: ['e2e/http/**/*.test.ts'],
          globalSetup: 'e2e/harness/start-default-site.ts',
          // A start, a stop or an outage takes its time, more of it beside other tests.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Of the tests of one file that say that they may.
          maxConcurrency: 4,
          expect: { poll: { timeout: 10_000, interval: 50 } },
        },
      },
    ],
    maxWorkers: 2,
  },
})
