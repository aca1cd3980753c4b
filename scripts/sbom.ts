import { execFileSync } from 'node:child_process'
import { z } from 'zod'

// Prints what runs in production as CycloneDX. npm makes the list of everything and marks what is
// for development alone; its own `--omit dev` also leaves out what both need, React among it.

const MAX_BYTES = 64 * 1024 * 1024
const DEVELOPMENT = 'cdx:npm:package:development'

const sbomSchema = z.looseObject({
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
})

const whole = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: MAX_BYTES,
  shell: process.platform === 'win32',
})
const { components, dependencies, ...others } = sbomSchema.parse(JSON.parse(whole))
const needed = components.filter(
  ({ properties }) => !properties.some(({ name }) => name === DEVELOPMENT),
)
const left = new Set(
  components.filter((component) => !needed.includes(component)).map((one) => one['bom-ref']),
)
const kept = dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) }))
process.stdout.write(
  `${JSON.stringify({ ...others, components: needed, dependencies: kept }, null, 2)}\n`,
)
