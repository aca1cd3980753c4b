import { SettingsError } from '#lib/config/settings.ts'
import { describeRemainders, listRemainders } from '#lib/server/readiness.ts'

try {
  const remainders = await listRemainders(process.env)
  process.stdout.write(describeRemainders(remainders))
  process.exitCode = remainders.length > 0 ? 1 : 0
} catch (error) {
  const reason = error instanceof SettingsError ? error.message : `It did not work: ${error}`
  process.stderr.write(`${reason}\n`)
  process.exitCode = 2
}
