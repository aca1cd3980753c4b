import { defineConfig } from '@playwright/test'

const executablePath = process.env.BROWSER_PATH

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A second try would hide what is at fault: the test, or the site.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  globalSetup: './e2e/harness/start-default-site.ts',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page of a test has anything to ask of another host.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
    // The server compresses once more at leisure whatever was asked for, and takes a third of a second
    // for a page where that is brotli: as long as a visit.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    screenshot: 'only-on-failure',
  },
})
