import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { type Take, takePicture } from './screenshots/camera.ts'
import { writeContactSheet } from './screenshots/contact-sheet.ts'
import { isEverything, type Options, readOptions } from './screenshots/options.ts'
import { listPages } from './screenshots/pages.ts'
import { type Shot, WIDTHS } from './screenshots/shot.ts'
import { createSites } from './screenshots/sites.ts'

const DIRECTORY = resolve('screenshots')
const PAGES_AT_ONCE = 2

const startedAt = Date.now()
const options = readOptions(process.argv.slice(2))
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
const sites = createSites()
try {
  if (isEverything(options)) await rm(DIRECTORY, { recursive: true, force: true })
  const shots = await listPages(await sites.originOf('embedded'))
  const wanted = wantedOf(shots, options)
  const failures = await takeAll(wanted)
  await writeContactSheet(DIRECTORY, shots)
  report(wanted.length - failures.length, failures)
} finally {
  await browser.close()
  await sites.stop()
}

type Wanted = Omit<Take, 'origin'>

function wantedOf(shots: readonly Shot[], { only, widths, languages }: Options): Wanted[] {
  return shots
    .filter(({ name }) => name.includes(only))
    .flatMap((shot) =>
      languages.flatMap((language) =>
        widths
          .filter((width) => (shot.widths ?? WIDTHS).includes(width))
          .map((width) => ({
            ...{ shot, language, width },
            file: join(DIRECTORY, language, `${shot.name}-${width}.png`),
          })),
      ),
    )
}

/** Gives a line for each picture that could not be taken. */
async function takeAll(wanted: readonly Wanted[]): Promise<string[]> {
  const failures: string[] = []
  const waiting = wanted.values()
  const work = async () => {
    for (const take of waiting) {
      try {
        const origin = await sites.originOf(take.shot.site ?? 'embedded')
        await takePicture(browser, { ...take, origin })
      } catch (error) {
        const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
        failures.push(`${take.language}/${take.shot.name}-${take.width}: ${message}`)
        console.error(failures.at(-1))
      }
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  return failures
}

function report(count: number, failures: readonly string[]): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`${count} pictures in ${seconds} s: ${join(DIRECTORY, 'index.html')}`)
  if (failures.length === 0) return
  console.error(`${failures.length} could not be taken:\n${failures.join('\n')}`)
  process.exitCode = 1
}
