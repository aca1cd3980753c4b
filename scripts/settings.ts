import { describeSettings } from '#lib/config/describe-settings.ts'
import { SettingsError } from '#lib/config/settings.ts'

try {
  process.stdout.write(describeSettings())
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
