import type { ReactNode } from 'react'

interface LineDrawingProps {
  width: number
  height: number
  /** Its size on the page. */
  className?: string
  children: ReactNode
}

/** With forced colours only the lines stay, in the colour of the text. */
const FORCED =
  'forced-colors:stroke-[CanvasText] forced-colors:[&_[class*=fill-]]:fill-[Canvas] forced-colors:[&_[class*=stroke-]]:stroke-[CanvasText]'

/** The hand of the house: ink lines around flat fills. Decoration: it says nothing in words. */
export function LineDrawing({ width, height, className = '', children }: LineDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={`block h-auto stroke-ink ${FORCED} ${className}`}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  )
}
