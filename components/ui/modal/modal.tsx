'use client'

import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon/icon.tsx'
import { X } from '#components/ui/icon/icon-shapes.ts'
import { useBackdropClick } from './modal-backdrop.ts'
import { giveFocusBack, rememberFocus } from './modal-focus.ts'

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
          className="fixed inset-0 z-50 grid grid-cols-[minmax(0,36rem)] place-content-center bg-ink/70 p-4 sm:content-start sm:pt-[10dvh] transition-opacity duration-200 print:hidden starting:opacity-0"
          {...backdrop}
        >
          <Dialog.Content
            data-modal
            aria-describedby={undefined}
            // What is outside closes nothing by itself: not a toast, not a press that ends elsewhere.
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={rememberFocus}
            onCloseAutoFocus={giveFocusBack}
            className="max-h-[calc(100dvh-2rem)] scroll-pb-8 [@media(height>=30rem)]:scroll-pt-36 overflow-y-auto overscroll-contain rounded-sm sm:max-h-[calc(90dvh-1rem)] bg-paper outline-none forced-colors:border"
          >
            {/* It stays in view where there is room: with large text it would cover the form. */}
            <div className="top-0 z-10 flex items-start justify-between gap-4 border-b border-rule bg-paper px-5 py-3 sm:px-8 [@media(height>=30rem)]:sticky">
              <Dialog.Title className="min-w-0 py-1.5 text-h4 sm:text-h3">{title}</Dialog.Title>
              <Dialog.Close className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-small hover:text-ember">
                {closeLabel}
                <Icon shape={X} className="size-4" />
              </Dialog.Close>
            </div>
            <div className="px-5 pt-6 pb-8 sm:px-8">{children}</div>
            {/* Tells that it goes on below, until the end of the scrolling brings up what covers it. */}
            <div className="pointer-events-none sticky bottom-0 z-10 -mt-8 h-8 bg-linear-to-t from-rule" />
            <div className="pointer-events-none relative z-10 -mt-8 h-8 bg-paper" />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
