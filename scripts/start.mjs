import { build, hold, install, node } from './toolbox.mjs'

install()
build()
hold(node(), ['scripts/serve.ts'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
