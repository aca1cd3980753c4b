import { SettingsError, settings } from '#lib/config/settings.ts'
import { runContent } from '#lib/content/command/run-content.ts'

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', () => process.exit(0))

try {
  process.exitCode = await runContent(process.argv.slice(2), {
    dir: settings().contentDir,
    clock: () => new Date(),
    write: (text) => process.stdout.write(text),
    warn: (text) => process.stderr.write(text),
  })
} catch (error) {
  const isForReading = error instanceof SettingsError
  process.stderr.write(`${isForReading ? error.message : `It did not work: ${error}`}\n`)
  process.exitCode = 1
}
