interface IconProps {
  /** One of `icon-shapes`. */
  shape: string
  /** Its size at least: `size-5`. */
  className: string
}

/** A drawing beside words that say the same: a screen reader passes over it. */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg viewBox="0 0 256 256" aria-hidden="true" fill="currentColor" className={className}>
      <path d={shape} />
    </svg>
  )
}
