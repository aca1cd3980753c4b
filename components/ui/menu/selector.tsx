import type { ReactElement } from 'react'
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCloseOnNavigation, useIsHydrated } from '#components/ui/browser/hooks.ts'
import { createLazyComponent, useLazyComponent } from '#components/ui/browser/lazy-component.ts'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CARET_DOWN, CHECK } from '#components/ui/icon/icon-shapes.ts'

interface SelectorProps {
  /** What is chosen, as it is announced: `Country: World`. */
  label: string
  /** What is shown of it where there is little room. */
  shortLabel?: string
  choices: SelectorChoice[]
}

export const CHOICE = 'group/choice menu-choice'

const lazyMenu = createLazyComponent(() =>
  import('./selector-menu.tsx').then((code) => code.SelectorMenu),
)

const LIST = 'selector-list'

/** A list of links behind a button. Without script, and until it has come, the browser opens it. */
export function Selector({ label, shortLabel, choices }: SelectorProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const { component: Menu, hasFailed } = useLazyComponent(lazyMenu)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const close = () => setIsOpen(false)
  useCloseOnNavigation(close)

  useLayoutEffect(() => {
    if (!list.current?.popover || !list.current.matches(':popover-open')) return
    setIsOpen(true)
    lazyMenu.load()
  }, [])

  function handleClick(event: MouseEvent) {
    event.preventDefault()
    setIsOpen(!isOpen)
    if (!isOpen) lazyMenu.load()
  }

  return (
    <div className="relative">
      <button
        ref={button}
        type="button"
        id={`${id}button`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isHydrated ? isOpen : undefined}
        popoverTarget={isHydrated ? undefined : id}
        onPointerEnter={lazyMenu.preload}
        onTouchStart={lazyMenu.preload}
        onFocus={lazyMenu.preload}
        onClick={handleClick}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1 hover:underline"
      >
        <span className="max-w-32 text-left leading-tight wrap-break-word whitespace-normal max-lg:max-w-none">
          {shortLabel ?? label}
        </span>
        <Icon shape={CARET_DOWN} className="size-3 shrink-0" />
      </button>
      {Menu ? (
        <Menu button={button} choices={choices} isOpen={isOpen} onClose={close} />
      ) : (
        (!isHydrated || hasFailed) && (
          <ul
            ref={list}
            id={id}
            popover={isHydrated ? undefined : 'auto'}
            data-open={isHydrated && isOpen ? '' : undefined}
            className={LIST}
          >
            {choices.map(({ key, link }) => (
              <li key={key}>{link}</li>
            ))}
          </ul>
        )
      )}
    </div>
  )
}

/** Shown in the choice that is the current one. */
export function CheckMark() {
  return (
    <span className="ml-auto hidden text-ember group-aria-[current=true]/choice:inline">
      <Icon shape={CHECK} className="size-4" />
    </span>
  )
}

export interface SelectorChoice {
  key: string
  link: ReactElement
}
