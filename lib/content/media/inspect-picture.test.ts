import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cropAround } from './crop.ts'
import { inspectPicture } from './inspect-picture.ts'

function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#a63' } })
}

describe('a file of the media folder', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const bytes = await photograph(400, 300)[format]().toBuffer()
    const name = `a.${format === 'jpeg' ? 'JPG' : format}`
    expect(await inspectPicture(name, bytes)).toEqual({ size: { width: 400, height: 300 } })
  })

  it('is as high as it is to be seen, however the camera was held', async () => {
    const bytes = await photograph(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await inspectPicture('a.jpg', bytes)).toEqual({ size: { width: 300, height: 400 } })
  })

  it.each([
    [
      'an SVG by its true name',
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      /SVG drawing/,
    ],
    ['an SVG by another', 'a.png', '<?xml version="1.0"?>\n<svg onload="alert(1)">', /SVG drawing/],
    ['a page', 'a.jpg', '<html><script>alert(1)</script>', /no picture of a kind/],
    ['a GIF', 'a.jpg', 'GIF89a', /is a GIF/],
    ['a photograph of a telephone', 'a.jpg', '\0\0\0\x18ftypheic', /HEIC/],
    ['nothing', 'a.jpg', '', /no picture of a kind/],
  ])('may not be %s', async (_, name, text, fault) => {
    expect(await inspectPicture(name, Buffer.from(text, 'latin1'))).toEqual({
      fault: expect.stringMatching(fault),
    })
  })

  it('is named after what it is, large enough, and whole', async () => {
    const jpeg = await photograph(400, 300).jpeg().toBuffer()
    const faultOf = async (name: string, bytes: Buffer) =>
      Object(await inspectPicture(name, bytes)).fault
    expect(await faultOf('a.png', jpeg)).toBe(
      'is a JPEG picture; its name must end in .jpg or .jpeg',
    )
    expect(await faultOf('a.jpg', await photograph(400, 100).jpeg().toBuffer())).toBe(
      'has 400 × 100 points; each side needs 240 or more',
    )
    expect(await faultOf('a.jpg', jpeg.subarray(0, jpeg.length / 2))).toMatch(
      /^cannot be read as a JPEG picture/,
    )
    expect(await faultOf('a.png', bomb(60_000, 60_000))).toBe(
      'has 60000 × 60000 points; at most 50 million in all',
    )
  })
})

it('a picture is cut around what is to be seen, never beyond its edge', () => {
  const size = { width: 1000, height: 1000 }
  const portrait = { width: 4, height: 5 }
  expect(cropAround(size, portrait, [50, 50])).toMatchObject({ left: 100, top: 0, width: 800 })
  expect(cropAround(size, portrait, [0, 0])).toMatchObject({ left: 0, height: 1000 })
  expect(cropAround(size, portrait, [100, 100])).toMatchObject({ left: 200 })
  expect(cropAround(size, { width: 16, height: 9 }, [50, 90])).toEqual({
    ...{ left: 0, top: 438, width: 1000, height: 562 },
  })
})

/** A PNG of a few bytes that says that it is huge. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const data = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
