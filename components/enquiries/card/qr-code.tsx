import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
}

const BORDER = 2

/** A text for a telephone to read, drawn as one path. On a telephone itself it would be of no use. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: BORDER })
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="132"
      height="132"
      shapeRendering="crispEdges"
      className="hidden shrink-0 md:block bg-paper text-ink forced-color-adjust-none"
    >
      <path d={path.join('')} fill="currentColor" />
    </svg>
  )
}
