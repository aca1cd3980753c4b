import { ICON_VIEW_BOX, INLINE_ICONS } from './icon-shapes'

export type IconName = keyof typeof INLINE_ICONS

interface IconProps {
  name: IconName
  /** Its size at least: `size-5`. */
  className: string
}

/** A drawing beside words, which say the same: a screen reader passes over it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox={ICON_VIEW_BOX} aria-hidden="true" fill="currentColor" className={className}>
      <path d={INLINE_ICONS[name]} />
    </svg>
  )
}
