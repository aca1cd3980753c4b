import { readFileSync } from 'node:fs'

// The first file of a packaged site, wherever that lies and from wherever it is started.
process.chdir(import.meta.dirname)

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const wanted = engines.node.replace('>=', '')
if (process.versions.node.localeCompare(wanted, 'en', { numeric: true }) < 0) {
  process.stderr.write(`Node ${wanted} or newer is needed; this is ${process.version}\n`)
  process.exit(1)
}

// What React and the framework are by default in other environments is for developers.
process.env.NODE_ENV = 'production'
await import(new URL('scripts/serve.ts', import.meta.url).href)
