import { build, install, node, run } from './toolbox.mjs'

await install()
await build()
// It reads the types out of the sources with a function of Node's that may still change.
const quietly = '--disable-warning=ExperimentalWarning'
await run(node(), [quietly, 'scripts/package/write-package.ts', ...process.argv.slice(2)])
