import type { Image } from '#lib/resources/image.ts'

export function PostCover({ image }: { image: Image }) {
  return (
    // biome-ignore lint/performance/noImgElement: the image optimizer is switched off
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className="mb-8 h-auto w-full rounded-sm border border-rule"
    />
  )
}
