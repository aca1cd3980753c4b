import { Icon } from '#components/ui/icon/icon.tsx'
import { CHECK } from '#components/ui/icon/icon-shapes.ts'

/** Shown in the choice that is the current one. */
export function CheckMark() {
  return (
    <span className="ml-auto hidden text-ember group-aria-[current=true]/choice:inline">
      <Icon shape={CHECK} className="size-4" />
    </span>
  )
}
