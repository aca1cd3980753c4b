interface PictureImage {
  src: string
  alt: string
  width: number
  height: number
  sources?: readonly { src: string; type: string; width: number }[]
}

interface PictureProps {
  image: PictureImage
  /** How wide it is shown, for a browser that chooses between sources. */
  sizes: string
  /** Of what is in view at once. */
  isEager?: boolean
  className?: string
}

/** A photograph in the formats and widths that there are of it; its box is known before it comes. */
export function Picture({ image, sizes, isEager = false, className }: PictureProps) {
  const { src, alt, width, height, sources = [] } = image
  const byType = Map.groupBy(sources, ({ type }) => type)
  const plain = (
    // biome-ignore lint/performance/noImgElement: each comes in the size that it is shown in
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  )
  // Outside of a `picture` it would be loaded with every page that is prefetched, too.
  if (byType.size === 0 && !isEager) return plain
  return (
    <picture>
      {[...byType].map(([type, some]) => (
        <source
          key={type}
          type={type}
          srcSet={some.map((source) => `${source.src} ${source.width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      {plain}
    </picture>
  )
}

/** A photograph across the width that a page's texts have. */
export function CoverPicture({ image, isEager }: Pick<PictureProps, 'image' | 'isEager'>) {
  return (
    <Picture
      image={image}
      sizes="(min-width: 64rem) 56rem, 92vw"
      isEager={isEager}
      className="mb-8 h-auto w-full rounded-sm border border-rule"
    />
  )
}
