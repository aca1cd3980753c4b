import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import { type RefObject, useRef } from 'react'
import type { SelectorChoice } from './selector.tsx'

interface SelectorMenuProps {
  button: RefObject<HTMLButtonElement | null>
  choices: SelectorChoice[]
  isOpen: boolean
  onClose: () => void
}

/**
 * The menu of a selector. Its button is there before this code is, and stays the same element;
 * so the library's own trigger is only what the menu is placed by.
 */
export function SelectorMenu({ button, choices, isOpen, onClose }: SelectorMenuProps) {
  const isLeft = useRef(false)
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()} modal={false}>
      <Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 lg:-bottom-3" />
      </Trigger>
      <Content
        align="end"
        collisionPadding={8}
        aria-labelledby={button.current?.id}
        onInteractOutside={(event) => {
          if (isWithin(event.target, button.current)) event.preventDefault()
          else isLeft.current = true
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (!isLeft.current) button.current?.focus()
          isLeft.current = false
        }}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[calc(100vw-2rem)] overflow-y-auto border border-rule bg-paper py-2 text-ink"
      >
        {choices.map(({ key, link }) => (
          <Item key={key} asChild>
            {link}
          </Item>
        ))}
      </Content>
    </Root>
  )
}

function isWithin(target: EventTarget | null, element: Element | null): boolean {
  return target instanceof Node && element?.contains(target) === true
}
