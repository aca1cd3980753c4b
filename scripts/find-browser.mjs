import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { node } from './toolbox.mjs'

// The headless shell is the same browser without its windows, and a quarter faster.
const NAMES = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome'],
]
const INSTALLERS = [
  [node(), ['node_modules/playwright/cli.js', 'install', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']],
  ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']],
]

/**
 * The browser for the tests: Playwright's own, else one on the PATH, else one installed now.
 * Returns undefined, and says so in one line, where none of that can be had.
 */
export async function findBrowser() {
  const found = await presentBrowser()
  if (found) return found
  const tried = []
  for (const [command, args] of INSTALLERS) {
    const { status } = spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 })
    tried.push(`${[command.split('/').at(-1), ...args.slice(-2)].join(' ')} (${status ?? 'none'})`)
    const installed = await presentBrowser()
    if (installed) return installed
  }
  console.error(`No browser for the tests could be had; tried: ${tried.join('; ')}`)
  return undefined
}

async function presentBrowser() {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  for (const name of NAMES) {
    const { stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (stdout?.trim()) return stdout.trim()
  }
  return undefined
}
