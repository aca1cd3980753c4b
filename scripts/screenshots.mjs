import { build, install, node, run } from './toolbox.mjs'

await install()
await build()
const { findBrowser } = await import('./find-browser.mjs')
const browser = await findBrowser()
if (!browser) process.exit(1)
await run(node(), ['scripts/take-screenshots.ts', ...process.argv.slice(2)], {
  BROWSER_PATH: browser,
})
