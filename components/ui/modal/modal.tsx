'use client'

import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { Icon } from '#components/ui/icon/icon.tsx'
import { X } from '#components/ui/icon/icon-shapes.ts'

interface ModalProps {
  isOpen: boolean
  title: string
  closeLabel: string
  /** Then only the close button and Escape close it. */
  isClickOutsideDisabled?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A window over the page. A click closes it from outside only where it is pressed and released on
 * the backdrop. Heavy for a first view: its users load it when it is wanted.
 */
export function Modal({
  isOpen,
  title,
  closeLabel,
  isClickOutsideDisabled,
  onClose,
  children,
}: ModalProps) {
  const backdrop = useBackdropClick(isClickOutsideDisabled ? undefined : onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay
          data-modal-backdrop
          className="fixed inset-0 z-50 grid grid-cols-[minmax(0,36rem)] place-content-center bg-ink/70 px-(--spacing-gutter) py-4 sm:content-start sm:pt-[10dvh] transition-opacity duration-200 print:hidden starting:opacity-0"
          {...backdrop}
        >
          <Dialog.Content
            data-modal
            aria-describedby={undefined}
            // What is outside closes nothing by itself: not a toast, not a press that ends elsewhere.
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={rememberFocus}
            onCloseAutoFocus={giveFocusBack}
            className="max-h-[calc(100dvh-2rem)] scroll-pb-8 [@media(height>=30rem)]:scroll-pt-36 overflow-y-auto overscroll-contain rounded-sm sm:max-h-[calc(90dvh-1rem)] scroll-shadow outline-none forced-colors:border"
          >
            {/* It stays in view where there is room: with large text it would cover the form. */}
            <div className="top-0 z-10 flex flex-wrap items-start gap-x-4 border-b border-rule bg-paper px-(--spacing-gutter) py-3 sm:px-8 [@media(height>=30rem)]:sticky">
              <Dialog.Title className="min-w-0 grow basis-36 pt-2 pb-1 text-h4 max-sm:text-[min(1.25rem,8vw)] sm:text-h3">
                {title}
              </Dialog.Title>
              <Dialog.Close className="ml-auto inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-small hover:text-ember">
                {closeLabel}
                <Icon shape={X} className="size-4" />
              </Dialog.Close>
            </div>
            <div className="px-(--spacing-gutter) pt-4 pb-8 sm:px-8">{children}</div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Handlers of a backdrop that tell a click on it from every other: one pressed within the window
 * and released outside it, or the other way round, also ends as a click on the backdrop.
 */
function useBackdropClick(onClick: (() => void) | undefined) {
  const isPressed = useRef(false)
  const isReleased = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      isPressed.current = event.button === 0 && event.target === event.currentTarget
      isReleased.current = false
    },
    onPointerUp(event: PointerEvent) {
      // A finger holds on to where it was put down, whatever it is lifted from.
      const under = document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target
      isReleased.current = under === event.currentTarget
    },
    onPointerCancel() {
      isPressed.current = false
    },
    onClick(event: MouseEvent) {
      const isOwn = event.target === event.currentTarget && isPressed.current && isReleased.current
      isPressed.current = false
      if (isOwn) onClick?.()
    },
  }
}

/** What had the focus before the first of several windows that follow one another. */
let opener: HTMLElement | undefined

/** Puts the focus on the window itself, so that its title is read, and not on a field. */
function rememberFocus(event: Event): void {
  const focused = document.activeElement
  const isInPage = focused instanceof HTMLElement && !focused.closest('[data-modal]')
  if (isInPage && focused !== document.body) opener = focused
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
}

/** The focus goes back where it came from: the window was opened by no button of its own. */
function giveFocusBack(event: Event): void {
  event.preventDefault()
  if (document.querySelector('[data-modal]')) return
  if (opener?.isConnected) opener.focus({ preventScroll: true })
  opener = undefined
}
