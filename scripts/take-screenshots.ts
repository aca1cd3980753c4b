import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { pictureFile, takePictures, type Visit } from '#scripts/screenshots/camera.ts'
import { writeContactSheet } from '#scripts/screenshots/contact-sheet.ts'
import { listShots } from '#scripts/screenshots/list-shots.ts'
import { isEverything, type Options, readOptions } from '#scripts/screenshots/options.ts'
import { type Shot, WIDTHS } from '#scripts/screenshots/shot.ts'
import { createSites } from '#scripts/screenshots/sites.ts'

const DIRECTORY = resolve('screenshots')
const PAGES_AT_ONCE = 2
const REASON_LINES = 5

const startedAt = Date.now()
const tooWide: string[] = []
const options = readOptions(process.argv.slice(2))
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
const sites = createSites()
try {
  if (isEverything(options)) await rm(DIRECTORY, { recursive: true, force: true })
  const shots = await listShots(await sites.originOf('embedded'))
  const visits = visitsOf(shots, options)
  const failures = await makeAll(visits)
  await writeContactSheet(DIRECTORY, shots)
  report(visits.flatMap(({ widths }) => widths).length - failures.length, failures)
} finally {
  await browser.close()
  await sites.stop()
}

function visitsOf(shots: readonly Shot[], { only, widths, languages }: Options): Visit[] {
  return shots
    .filter(({ name }) => name.includes(only))
    .flatMap((shot) => {
      const wanted = widths.filter((width) => (shot.widths ?? WIDTHS).includes(width))
      const groups = shot.isMadeForEachWidth ? wanted.map((width) => [width]) : [wanted]
      return languages.flatMap((language) =>
        groups.map((group) => ({ shot, language, widths: group })),
      )
    })
    .filter((visit) => visit.widths.length > 0)
}

/** Gives a line for each picture that could not be taken. */
async function makeAll(visits: readonly Visit[]): Promise<string[]> {
  const failures: string[] = []
  const waiting = visits.values()
  const work = async () => {
    for (const visit of waiting) failures.push(...(await make(visit)))
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  return failures
}

async function make(visit: Visit): Promise<string[]> {
  try {
    const origin = await sites.originOf(visit.shot.site ?? 'embedded')
    tooWide.push(...(await takePictures(visit, { browser, origin, directory: DIRECTORY })))
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const reason = message.split('\n', REASON_LINES).join(' ')
    const lines = visit.widths.map((width) => `${pictureFile(visit, width)}: ${reason}`)
    console.error(lines.join('\n'))
    return lines
  }
}

function report(count: number, failures: readonly string[]): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const contents = join(DIRECTORY, 'index.html')
  process.stdout.write(`${count} pictures in ${seconds} s: ${contents}\n`)
  if (tooWide.length > 0) process.stdout.write(`wider than their window: ${tooWide.join(', ')}\n`)
  if (count + failures.length === 0) console.error('no picture has such a name')
  if (failures.length > 0) console.error(`${failures.length} could not be taken, see above`)
  if (count === 0 || failures.length > 0) process.exitCode = 1
}
