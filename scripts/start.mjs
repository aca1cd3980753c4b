import { build, hold, install, node } from './toolbox.mjs'

await install()
await build()
await hold(node(), ['scripts/serve.ts'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
