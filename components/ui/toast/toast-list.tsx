'use client'

import { type FocusEvent, useEffect, useRef } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import type { ToastLife } from './toast-card.tsx'
import { ToastCard } from './toast-card.tsx'
import {
  subscribeToToasts,
  TOAST_LIFE_MS,
  type ToastMessage,
  takeWaitingToasts,
} from './toast-store.ts'

export const TOAST_ENTER_MS = 300
export const TOAST_LEAVE_MS = 450

interface Shown {
  message: ToastMessage
  life: ToastLife
}

/** What each toast says and how long it still has. It outlives this part, which navigation remounts. */
const shown = new Map<string, Shown>()

/** Draws the toasts of the store; the life of each is counted here, so that it can be paused. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts } = useToaster()
  const cameFrom = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    showWaiting()
    return subscribeToToasts(showWaiting)
  }, [])

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    const isFromOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
    if (isFromOutside) cameFrom.current = relatedTarget
  }

  function handleEnd(id: string) {
    const ending = list.current?.querySelector(`[data-toast="${id}"]`)
    if (ending?.contains(document.activeElement)) {
      const sibling = ending.nextElementSibling ?? ending.previousElementSibling
      const next = sibling?.querySelector('button') ?? cameFrom.current
      if (next?.isConnected) next.focus()
    }
    toast.dismiss(id)
  }

  return (
    <ul ref={list} onFocus={handleFocus} className="contents">
      {toasts.map(({ id, visible }) => {
        const { message, life } = shown.get(id) ?? {}
        if (!message || !life) return null
        return (
          <ToastCard
            key={id}
            id={id}
            message={message}
            life={life}
            isLeaving={!visible}
            durationMs={visible ? TOAST_ENTER_MS : TOAST_LEAVE_MS}
            closeLabel={closeLabel}
            onEnd={() => handleEnd(id)}
          />
        )
      })}
    </ul>
  )
}

function showWaiting(): void {
  for (const message of takeWaitingToasts()) {
    const id = toast(message.summary, { duration: Infinity, removeDelay: TOAST_LEAVE_MS })
    shown.set(id, { message, life: { remainingMs: message.life ?? TOAST_LIFE_MS } })
  }
}
