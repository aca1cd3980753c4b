import type { ReactNode } from 'react'

interface LineDrawingProps {
  width: number
  height: number
  /** Its size on the page. */
  className?: string
  strokeWidth?: number
  /** Where its place has other proportions, the middle of what stands on its ground is seen. */
  isCut?: boolean
  children: ReactNode
}

/** The hand of the house: ink lines around flat fills. Decoration: it says nothing in words. */
export function LineDrawing(props: LineDrawingProps) {
  const { width, height, className = '', strokeWidth, isCut, children } = props
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={isCut ? 'xMidYMax slice' : undefined}
      aria-hidden="true"
      className={`line-drawing ${className}`}
      fill="none"
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  )
}
