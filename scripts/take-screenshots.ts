import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { startSite } from '#e2e/harness/site.ts'
import { type Picture, pictureFile, takePicture, WIDTHS } from '#scripts/screenshots/camera.ts'
import { listShots } from '#scripts/screenshots/shots.ts'

const USAGE = `npm run screenshots -- [--only <part of a name>] [--width ${WIDTHS.join('|')}] [--language ${LANGUAGES.join('|')}]`
const DIRECTORY = resolve('screenshots')
const PAGES_AT_ONCE = 2
const REASON_LINES = 5

const text = { type: 'string' } as const
const options = { only: text, width: text, language: text }
const { values } = parseArgs({ args: process.argv.slice(2), options })
const widths = WIDTHS.filter((width) => (values.width ?? String(width)) === String(width))
const languages = LANGUAGES.filter((language) => (values.language ?? language) === language)
if (widths.length === 0 || languages.length === 0) throw new Error(USAGE)

const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
const site = await startSite({ RATE_LIMIT: 'off' })
const tooWide: string[] = []
const failures: string[] = []
try {
  if (Object.keys(values).length === 0) await rm(DIRECTORY, { recursive: true, force: true })
  const shots = await listShots(site.origin)
  const pictures: Picture[] = shots
    .filter(({ name }) => name.includes(values.only ?? ''))
    .flatMap((shot) =>
      languages.flatMap((language) =>
        widths
          .filter((width) => (shot.widths ?? WIDTHS).includes(width))
          .map((width) => ({ shot, language, width })),
      ),
    )
  if (pictures.length === 0) throw new Error(`no picture has such a name\n${USAGE}`)
  const waiting = pictures.values()
  const work = async () => {
    for (const picture of waiting) await take(picture)
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  await writeFile(join(DIRECTORY, 'index.html'), contactSheet(shots.map(({ name }) => name)))
  const taken = pictures.length - failures.length
  process.stdout.write(`${taken} pictures: ${join(DIRECTORY, 'index.html')}\n`)
  if (tooWide.length > 0) process.stdout.write(`wider than their window: ${tooWide.join(', ')}\n`)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}

async function take(picture: Picture): Promise<void> {
  const file = pictureFile(picture)
  try {
    const isTooWide = await takePicture(picture, {
      browser,
      origin: site.origin,
      directory: DIRECTORY,
    })
    if (isTooWide) tooWide.push(file)
  } catch (error) {
    const reason = String(error).split('\n', REASON_LINES).join(' ')
    failures.push(file)
    console.error(`${file}: ${reason}`)
  }
}

/** A page with every picture that is there, those of an earlier run included. */
function contactSheet(names: readonly string[]): string {
  const rows = names.map((name) => {
    const files = LANGUAGES.flatMap((language) =>
      WIDTHS.map((width) => `${language}/${name}-${width}.png`),
    ).filter((file) => existsSync(join(DIRECTORY, file)))
    const pictures = files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}"></a>`)
    return files.length > 0 ? `<h2>${name}</h2><div>${pictures.join('')}</div>` : ''
  })
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>
div { display: grid; grid-template-columns: repeat(4, 1fr 1.4fr); gap: 8px; align-items: start }
img { width: 100%; max-height: 420px; object-fit: cover; object-position: top; border: 1px solid #999 }
</style>${rows.join('\n')}`
}
