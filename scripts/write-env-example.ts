import { writeFileSync } from 'node:fs'
import { envExample } from '#lib/config/env-example.ts'

writeFileSync(new URL('../.env.example', import.meta.url), envExample())
