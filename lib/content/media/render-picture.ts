import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MAX_PIXELS } from './inspect-picture.ts'
import { heightOf, type Picture } from './pictures.ts'

export interface Variant {
  key: string
  width: number
  ending: 'avif' | 'webp' | 'jpg'
}

const RENDER_LIMIT_S = 30
/** Of what a person sees as good; AVIF looks the same at a lower number. */
const QUALITY = { avif: 52, webp: 76, jpg: 80 } as const
/** More takes several times as long for a few percent. */
const AVIF_EFFORT = 3

/** Makes pictures when they are first asked for, one at a time, and keeps them in a folder. */
export function createRenderer(folder: string): {
  render(variant: Variant, picture: Picture): Promise<Buffer>
} {
  const inHand = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  async function make(path: string, { width, ending }: Variant, picture: Picture) {
    const { default: sharp } = await import('sharp')
    sharp.concurrency(1)
    // Of a file that is not whole, what there is: the check tells of the rest.
    const image = sharp(picture.path, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
      .autoOrient()
      .extract(picture.crop)
      .resize(width, heightOf(width, picture.proportions))
      .timeout({ seconds: RENDER_LIMIT_S })
    const encoded = {
      avif: () => image.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }),
      webp: () => image.webp({ quality: QUALITY.webp }),
      jpg: () => image.jpeg({ quality: QUALITY.jpg, mozjpeg: true }),
    }[ending]()
    const bytes = await encoded.toBuffer()
    await keep(path, bytes)
    return bytes
  }

  return {
    render(variant, picture) {
      const path = join(
        /* turbopackIgnore: true */ folder,
        variant.key,
        `${variant.width}.${variant.ending}`,
      )
      const before = inHand.get(path)
      if (before) return before
      const work = readFile(/* turbopackIgnore: true */ path).catch(() => {
        const made = last.then(() => make(path, variant, picture))
        last = made.catch(() => {})
        return made
      })
      inHand.set(path, work)
      const forget = () => inHand.delete(path)
      work.then(forget, forget)
      return work
    },
  }
}

/** Where nothing can be kept, it is made anew each time: a proxy in front keeps it all the same. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(unfinished, bytes)
    await rename(unfinished, path)
  } catch {
    // The next one tries again.
  }
}
