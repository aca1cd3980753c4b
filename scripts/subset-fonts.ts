import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import golosText from '@capsizecss/metrics/golosText'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import sourceSerif from '@capsizecss/metrics/sourceSerif4'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import subsetFont from 'subset-font'

/**
 * Cuts the registry's fonts to the letters and weights that the site shows, and writes the style
 * sheet that names them. The files carry a hash of their content, so that they may be kept for good.
 */

const OUT = 'public/fonts'
const PICTURE_FONTS = 'app/share.png/fonts'
const PACKAGES = 'node_modules/@fontsource-variable'
const WEIGHTS = { min: 400, max: 500 }
/** In points: headings alone are set in the serif. */
const OPTICAL_SIZES = { min: 20, max: 60 }

const SCRIPTS = {
  latin: {
    letters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸŁł–—‘’‚“”„†•…‹›€₽™−←→↗\u2009\u202f`,
    unicodeRange:
      'U+0000-00FF,U+0141-0142,U+0152-0178,U+017D-017E,U+2009-203A,U+20AC,U+20BD,U+2122,U+2190-2197,U+2212',
  },
  cyrillic: {
    letters: `${range(0x400, 0x45f)}Ґґ№`,
    unicodeRange: 'U+0400-045F,U+0490-0491,U+2116',
  },
}

/** As wide as the fonts that they stand for on Linux. */
const liberationSerif = named(timesNewRoman, 'Liberation Serif', 'LiberationSerif')
const liberationSans = named(arial, 'Liberation Sans', 'LiberationSans')

/** Each with what Windows and Apple, Linux, and Android have in its place. */
const FAMILIES = [
  {
    name: 'Source Serif 4',
    file: 'source-serif-4',
    axes: 'opsz',
    // The package measured it at the size of a text; at that of a heading it is narrower.
    metrics: { ...sourceSerif, subsets: { ...sourceSerif.subsets, latin: { xWidthAvg: 420 } } },
    fallbacks: [georgia, liberationSerif, notoSerif],
  },
  {
    name: 'Golos Text',
    file: 'golos-text',
    axes: 'wght',
    metrics: golosText,
    fallbacks: [arial, liberationSans, roboto],
  },
]

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
mkdirSync(PICTURE_FONTS, { recursive: true })
const rules: string[] = []
const files: Record<string, string[]> = { latin: [], cyrillic: [] }

for (const { name, file, axes, metrics, fallbacks } of FAMILIES) {
  for (const [script, { letters, unicodeRange }] of Object.entries(SCRIPTS)) {
    const source = readFileSync(`${PACKAGES}/${file}/files/${file}-${script}-${axes}-normal.woff2`)
    const variationAxes = { wght: WEIGHTS, ...(axes === 'opsz' && { opsz: OPTICAL_SIZES }) }
    const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes })
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
    const address = `/fonts/${file}-${script}.${hash}.woff2`
    writeFileSync(`public${address}`, font)
    files[script]?.push(address)
    if (axes === 'opsz') await writePictureFont(source, letters, `${file}-${script}`)
    rules.push(fontFace(name, address, unicodeRange))
    console.log(`${address} ${(font.length / 1024).toFixed(1)} KB`)
  }
  rules.push(createFontStack([metrics, ...fallbacks]).fontFaces)
}

writeFileSync('app/fonts.css', `/* Written by scripts/subset-fonts.ts */\n${rules.join('\n')}\n`)
writeFileSync(
  'components/site/fonts/font-files.ts',
  `// Written by scripts/subset-fonts.ts\nexport const FONT_FILES = ${JSON.stringify(files, null, 2)}\n`,
)

/** The headings' family in one weight and size, in the only format that the painter of sharing pictures reads. */
async function writePictureFont(source: Buffer, letters: string, name: string) {
  const variationAxes = { wght: WEIGHTS.min, opsz: OPTICAL_SIZES.max }
  const font = await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes })
  writeFileSync(`${PICTURE_FONTS}/${name}.ttf`, font)
}

function named<Metrics>(metrics: Metrics, familyName: string, postscriptName: string): Metrics {
  return { ...metrics, familyName, fullName: familyName, postscriptName }
}

function fontFace(family: string, address: string, unicodeRange: string): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  src: url("${address}") format("woff2");
  unicode-range: ${unicodeRange};
}`
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}
