import { environmentSchema, SECRETS } from './environment.ts'
import { readEnvironment } from './read-environment.ts'
import { parseSettings } from './settings.ts'

/**
 * Every setting as the site would take it, a line each, without what is secret in it.
 *
 * @throws {SettingsError} that names every fault at once
 */
export function describeSettings(
  environment: Record<string, string | undefined> = process.env,
): string {
  parseSettings(environment)
  const { stated } = readEnvironment(environment)
  const lines = Object.entries(environmentSchema.parse(stated)).map(([name, value]) =>
    name in stated ? `${name}=${redact(name, stated[name] ?? '')}` : `${name}=${value}  # default`,
  )
  const unset = Object.keys(environmentSchema.shape).filter(
    (name) => !lines.some((line) => line.startsWith(`${name}=`)),
  )
  return [...lines, ...unset.map((name) => `# ${name} is unset`), ''].join('\n')
}

/** An address keeps its host, which is what one looks for; its name and password go. */
function redact(name: string, value: string): string {
  const url = URL.parse(value)
  if (url?.host) {
    if (url.username || url.password) Object.assign(url, { username: '***', password: '***' })
    return url.href
  }
  return SECRETS.some((secret) => secret === name) ? '***' : value
}
