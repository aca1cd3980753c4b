import { globSync, readFileSync } from 'node:fs'
import config from './.dependency-cruiser.mjs'

// What a browser loads: all that a client component imports, however indirectly, types aside. Code
// of the server would be sent to each visitor there, or would not run.

const SERVER_ONLY = [
  // A module of Node itself.
  '^(node:)?[a-z_/]+$',
  '^lib/(api|cache|config|content|log|server)/',
  '^lib/enquiries/(admin|deliver|receive|store)/',
  '^lib/resources/.*(definition|embedded|read|read-main|resources)\\.ts$',
  '^lib/http/(problem|security-headers|client/(?!zod-in-browser))',
]

const clientFiles = globSync('{app,components}/**/*.{ts,tsx}').filter((file) =>
  /^(['"])use client\1/.test(readFileSync(file, 'utf8')),
)

export default {
  forbidden: clientFiles.map((file) => ({
    name: 'browsers-load-nothing-of-the-server',
    comment: file,
    severity: 'error',
    from: { path: `^${file.replace(/[.[\]]/g, '\\$&')}$` },
    to: { path: SERVER_ONLY, reachable: true },
  })),
  options: { ...config.options, tsPreCompilationDeps: false },
}
