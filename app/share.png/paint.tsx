import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'

const WIDTH = 1200
const HEIGHT = 630
const COLORS = {
  paper: '#faf7f2',
  evergreen: '#1f3a33',
  ember: '#ac4812',
  ink: '#1c211f',
  peach: '#ebc59b',
}
const LONG_TITLE = 48
const FONTS = { 'Serif Latin': 'source-serif-4-latin', 'Serif Cyrillic': 'source-serif-4-cyrillic' }
const FONT_FAMILIES = Object.keys(FONTS).join(', ')
/** What the fonts hold. For any other letter the painter would ask a third party for a font. */
const UNPAINTABLE = /[^\u0020-\u007e\u00a0-\u00ff\u0400-\u045f№–—‘’“”„…€₽]/g

/** A title and the site's name beside an arch with lit windows, as PNG of 1200 × 630. */
export async function paintSharePicture(title: string, siteName: string): Promise<ArrayBuffer> {
  const image = new ImageResponse(
    <Picture title={paintable(title)} siteName={paintable(siteName)} />,
    {
      width: WIDTH,
      height: HEIGHT,
      fonts: await loadFonts(),
    },
  )
  return image.arrayBuffer()
}

function Picture({ title, siteName }: { title: string; siteName: string }) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: COLORS.paper,
        color: COLORS.ink,
        padding: '72px 72px 0 80px',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, paddingRight: 56 }}>
        <div style={{ display: 'flex', fontFamily: FONT_FAMILIES, fontSize: 40 }}>{siteName}</div>
        <div
          style={{
            display: 'flex',
            width: 72,
            height: 3,
            margin: '48px 0 40px',
            background: COLORS.ember,
          }}
        />
        <div
          style={{
            display: 'flex',
            fontFamily: FONT_FAMILIES,
            fontSize: title.length > LONG_TITLE ? 56 : 72,
            lineHeight: 1.12,
            letterSpacing: '-0.015em',
          }}
        >
          {title}
        </div>
      </div>
      <Arch />
    </div>
  )
}

function Arch() {
  const windows = [0, 1, 2, 3, 4, 5]
  return (
    <div
      style={{
        display: 'flex',
        alignSelf: 'flex-end',
        alignItems: 'flex-end',
        justifyContent: 'center',
        width: 330,
        height: 500,
        background: COLORS.evergreen,
        borderRadius: '165px 165px 0 0',
      }}
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', width: 210, height: 350 }}>
        {windows.map((index) => (
          <div
            key={index}
            style={{
              width: 60,
              height: 88,
              margin: '0 22px 24px',
              borderRadius: '30px 30px 0 0',
              background: index % 3 === 1 ? COLORS.paper : COLORS.peach,
            }}
          />
        ))}
      </div>
    </div>
  )
}

function paintable(text: string): string {
  const composed = text.normalize('NFC')
  return composed.replace(UNPAINTABLE, (letter) => letter.normalize('NFD').replace(UNPAINTABLE, ''))
}

async function loadFonts() {
  const folder = join(process.cwd(), 'app/share.png/fonts')
  return Promise.all(
    Object.entries(FONTS).map(async ([name, file]) => ({
      name,
      data: await readFile(join(folder, `${file}.ttf`)),
      weight: 400 as const,
    })),
  )
}
