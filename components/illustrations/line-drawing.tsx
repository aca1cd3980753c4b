import type { ReactNode } from 'react'

interface LineDrawingProps {
  width: number
  height: number
  /** Its size on the page. */
  className?: string
  children: ReactNode
}

/** The hand of the house: ink lines around flat fills. Decoration: it says nothing in words. */
export function LineDrawing({ width, height, className = '', children }: LineDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={`line-drawing ${className}`}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  )
}
