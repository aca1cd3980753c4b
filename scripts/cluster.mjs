import { build, install, node, run } from './toolbox.mjs'

// Three instances of the artefact behind nginx, with PostgreSQL: `scripts/try-cluster.ts`.

await install()
await build()
const { findBrowser } = await import('./find-browser.mjs')
const browser = await findBrowser()
if (!browser) process.exit(1)
await run(node(), ['scripts/try-cluster.ts', ...process.argv.slice(2)], { BROWSER_PATH: browser })
