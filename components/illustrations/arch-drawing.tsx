import { type ReactNode, useId } from 'react'
import { LineDrawing } from './line-drawing.tsx'

const ARCH = 'M1 349V140a139 139 0 0 1 278 0v209z'

interface ArchDrawingProps {
  /** In a row of a list. */
  isSmall?: boolean
  children: ReactNode
}

/** What is seen through a doorway, 280 by 350; lines keep their weight where it is shown small. */
export function ArchDrawing({ isSmall, children }: ArchDrawingProps) {
  const id = useId()
  return (
    <LineDrawing
      width={280}
      height={350}
      strokeWidth={isSmall ? 4 : undefined}
      className={isSmall ? 'w-full' : 'arch-drawing'}
    >
      <clipPath id={id}>
        <path d={ARCH} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
      <path d={ARCH} />
    </LineDrawing>
  )
}
