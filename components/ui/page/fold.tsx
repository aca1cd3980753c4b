import type { ReactNode } from 'react'

interface FoldProps {
  /** What unfolds it; where there is room for all, it heads what it had folded. */
  title: ReactNode
  /** Unfolded on small screens too. */
  isOpen?: boolean
  /** What the title is for is said by something else where there is room for all. */
  isTitleNarrow?: boolean
  /** Folded on wider screens too: as long as it stands above what it belongs to, or always. */
  folds?: 'above' | 'always'
  className?: string
  children: ReactNode
}

/**
 * Folded on small screens, and simply there on wider ones. Without script, and in a browser that
 * cannot unfold it by itself, it can be unfolded everywhere.
 */
export function Fold(props: FoldProps) {
  const { title, isOpen, isTitleNarrow, folds, className = '', children } = props
  return (
    <>
      {!isTitleNarrow && !folds && <div className="fold-title">{title}</div>}
      <details open={isOpen} data-folds={folds} className={`fold ${className}`}>
        <summary>{title}</summary>
        {children}
      </details>
    </>
  )
}
