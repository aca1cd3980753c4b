import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { type Shot, WIDTHS } from './shot.ts'

/** Writes a page with every picture that is there, those of an earlier run included. */
export async function writeContactSheet(directory: string, shots: readonly Shot[]): Promise<void> {
  const rows = shots.map(({ name }) => {
    const cells = LANGUAGES.flatMap((language) =>
      WIDTHS.map((width) => cell(directory, `${language}/${name}-${width}.png`, width)),
    )
    return `<section id="${name}"><h2>${name}${papers(directory, name)}</h2><div class="row">${cells.join('')}</div></section>`
  })
  const links = shots.map(({ name }) => `<a href="#${name}">${name}</a>`)
  await writeFile(join(directory, 'index.html'), page(links, rows))
}

function cell(directory: string, file: string, width: number): string {
  const caption = file.replace(/\/.*/, ` ${width}`)
  if (!existsSync(join(directory, file))) return `<p class="none">${caption}: none</p>`
  return `<a href="${file}">${caption}<img src="${file}" alt="" loading="lazy"></a>`
}

function papers(directory: string, name: string): string {
  const files = LANGUAGES.map((language) => `${language}/${name}.pdf`)
  const printed = files.filter((file) => existsSync(join(directory, file)))
  return printed.map((file) => ` <a href="${file}">${file}</a>`).join('')
}

function page(links: string[], rows: string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 16px }
nav { columns: 6 180px } nav a { display: block }
.row { display: grid; grid-template-columns: repeat(2, 1fr 1.4fr 2fr 2.4fr); gap: 8px; align-items: start }
.row a, .none { color: #555; font-size: 12px; text-decoration: none; margin: 0 }
img { display: block; width: 100%; max-height: 420px; object-fit: cover; object-position: top; border: 1px solid #999 }
</style>
<h1>Screenshots</h1>
<nav>${links.join('\n')}</nav>
${rows.join('\n')}
</html>
`
}
