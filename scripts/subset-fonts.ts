import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createFontStack, type FontMetrics } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import golosText from '@capsizecss/metrics/golosText'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import sourceSerif from '@capsizecss/metrics/sourceSerif4'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import subsetFont, { type Axes } from 'subset-font'

/**
 * Cuts the registry's fonts to the letters and weights that the site shows, and writes the style
 * sheet that names them. The files carry a hash of their content, so that they may be kept for good.
 */

const OUT = 'public/fonts'
const PICTURE_FONTS = 'app/share.png/fonts'
const PACKAGES = 'node_modules/@fontsource-variable'
/** What the texts are set with; other features would bring letters that nobody sees. */
const FEATURES = ['kern', 'liga', 'locl', 'mark', 'ccmp', 'tnum', 'lnum', 'pnum']

/**
 * Each letter is in one file, so that a page fetches those of its language and no others. What all
 * languages have in common is a file of its own where headings of some have no Latin letter; letters
 * that few pages need come when they are met.
 */
const SCRIPTS = {
  common: { source: 'latin', letters: `${range(0x20, 0x40)}[]_\u00a0\u2009\u202f«»·–—‘’“”„…€£₽©↗` },
  // Those with an accent are in the addresses of offices, at the foot of every page.
  latin: { source: 'latin', letters: `${range(0x41, 0x5a)}${range(0x61, 0x7a)}èéê` },
  cyrillic: { source: 'cyrillic', letters: `${range(0x410, 0x44f)}Ёё№` },
  'rare-latin': {
    source: 'latin',
    letters: `\\^\`{|}~¡¢¤¥¦§¨ª${range(0xae, 0xb6)}${range(0xb8, 0xba)}${range(0xbc, 0xe7)}${range(0xeb, 0xff)}ŒœŠšŽžŸŁł‚†•‹›™−←→`,
  },
  'rare-cyrillic': {
    source: 'cyrillic',
    letters: `Ѐ${range(0x402, 0x40f)}ѐ${range(0x452, 0x45f)}Ґґ`,
  },
}

interface Metrics extends FontMetrics {
  /** In units of the font, where the rest of a line is matched as well as its letters. */
  space?: number
  /** Where Cyrillic letters are matched by themselves. */
  cyrillicWidth?: number
}

/** As wide as the fonts that they stand for on Linux. */
const liberationSerif = {
  ...named(timesNewRoman, 'Liberation Serif', 'LiberationSerif'),
  space: 512,
}
const liberationSans = named(arial, 'Liberation Sans', 'LiberationSans')

interface Family {
  face: string
  name: string
  file: string
  package: string
  axes: Axes
  /** Its texts have Latin letters in every language, so that what is common needs no file of its own. */
  isAlwaysLatin?: boolean
  /** For what came too late: `components/site/fonts/late-headings.ts` makes use of it. */
  lateName?: string
  metrics: Metrics[]
  /** What Windows and Apple, Linux, and Android have in its place. */
  fallbacks: Metrics[]
}

const FAMILIES: Family[] = [
  {
    face: 'headings',
    name: 'Source Serif 4',
    file: 'source-serif-4',
    package: 'opsz',
    // Headings alone are set in it: in one weight, from 20 points.
    axes: { wght: 420, opsz: { min: 20, max: 60 } },
    lateName: 'Source Serif 4 Late',
    // Measured in our headings; the larger it is set, the narrower it is.
    metrics: [
      { ...withWidth(sourceSerif, 417), space: 203 },
      {
        ...withWidth(sourceSerif, 431),
        familyName: 'Source Serif 4 Small',
        cyrillicWidth: 441,
        space: 220,
      },
    ],
    fallbacks: [{ ...georgia, space: 494 }, liberationSerif, { ...notoSerif, space: 260 }],
  },
  {
    face: 'text',
    name: 'Golos Text',
    file: 'golos-text',
    package: 'wght',
    isAlwaysLatin: true,
    axes: { wght: { min: 400, max: 500 } },
    metrics: [golosText],
    fallbacks: [arial, liberationSans, roboto],
  },
]

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
mkdirSync(PICTURE_FONTS, { recursive: true })
const rules: string[] = []
const files: Record<string, Record<string, string>> = {}
/** For pages that are whole in themselves: each comes to nobody's eye twice. */
const plainRules: string[] = []

for (const family of FAMILIES) {
  const { face, name, file, package: variant, axes, metrics, fallbacks, lateName } = family
  for (const [script, { source, letters }] of Object.entries(scriptsOf(family))) {
    const whole = readFileSync(
      `${PACKAGES}/${file}/files/${file}-${source}-${variant}-normal.woff2`,
    )
    const font = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
    })
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
    const address = `/fonts/${file}-${script}.${hash}.woff2`
    writeFileSync(`public${address}`, font)
    files[face] = { ...files[face], [script]: address }
    // What comes late would break the lines elsewhere.
    rules.push(fontFace(name, address, letters, 'optional'))
    plainRules.push(fontFace(name, address, letters, 'swap'))
    if (lateName) rules.push(fontFace(lateName, address, letters, 'block'))
    console.log(`${address} ${(font.length / 1024).toFixed(1)} KB`)
  }
  for (const own of metrics) {
    rules.push(createFontStack([own, ...fallbacks]).fontFaces)
    const { space, cyrillicWidth } = own
    if (cyrillicWidth) {
      const fontFaceProperties = { unicodeRange: unicodeRange(SCRIPTS.cyrillic.letters) }
      const stack = createFontStack([withWidth(own, cyrillicWidth), ...fallbacks], {
        fontFaceProperties,
      })
      rules.push(stack.fontFaces)
    }
    if (space) rules.push(fallbacksOfSpaces(own, fallbacks))
  }
}

for (const source of ['latin', 'cyrillic']) await writePictureFont(source)
writeFileSync('app/fonts.css', `/* Written by scripts/subset-fonts.ts */\n${rules.join('\n')}\n`)
writeFileSync(
  'components/site/fonts/font-files.ts',
  `// Written by scripts/subset-fonts.ts\nexport const FONT_FILES = ${JSON.stringify(files, null, 2)}\n`,
)

function scriptsOf({ isAlwaysLatin }: Family): Record<string, { source: string; letters: string }> {
  if (!isAlwaysLatin) return SCRIPTS
  const { common, latin, ...others } = SCRIPTS
  return { latin: { ...latin, letters: common.letters + latin.letters }, ...others }
}

writeFileSync(
  'lib/enquiries/links/font-faces.ts',
  `// Written by scripts/subset-fonts.ts\nexport const FONT_FACES = \`\n${plainRules
    .join('\n')
    .replace(/\n {2}/g, ' ')
    .replace(/\n\}/g, ' }')}\n\`\n`,
)

/** The headings' family in one weight and size, in the only format that the painter of sharing pictures reads. */
async function writePictureFont(source: string): Promise<void> {
  const whole = readFileSync(
    `${PACKAGES}/source-serif-4/files/source-serif-4-${source}-opsz-normal.woff2`,
  )
  const letters = Object.values(SCRIPTS).map((script) =>
    script.source === source ? script.letters : '',
  )
  const variationAxes = { wght: 400, opsz: 60 }
  const font = await subsetFont(whole, letters.join(''), {
    targetFormat: 'truetype',
    variationAxes,
  })
  writeFileSync(`${PICTURE_FONTS}/source-serif-4-${source}.ttf`, font)
}

/** The letters of a line are matched by their average, what stands between them by the space. */
function fallbacksOfSpaces(own: Metrics, fallbacks: Metrics[]): string {
  const [first, ...others] = [own, ...fallbacks].map((one) => withWidth(one, one.space ?? 0))
  if (!first) return ''
  const fontFaceProperties = { unicodeRange: unicodeRange(SCRIPTS.common.letters) }
  return createFontStack([first, ...others], { fontFaceProperties }).fontFaces
}

function withWidth<One extends FontMetrics>(metrics: One, xWidthAvg: number): One {
  return { ...metrics, subsets: { ...metrics.subsets, latin: { xWidthAvg } } }
}

function named<Metrics>(metrics: Metrics, familyName: string, postscriptName: string): Metrics {
  return { ...metrics, familyName, fullName: familyName, postscriptName }
}

function fontFace(family: string, address: string, letters: string, display: string): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: 400 500;
  font-display: ${display};
  src: url("${address}") format("woff2");
  unicode-range: ${unicodeRange(letters)};
}`
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}

/** `U+41-5A,U+E9`: neighbours together. */
function unicodeRange(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map((limits) => `U+${[...new Set(limits.map(toHex))].join('-')}`).join(',')
}

function toHex(code: number): string {
  return code.toString(16).toUpperCase()
}
