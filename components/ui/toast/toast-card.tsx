'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CHECK, INFO, WARNING, X_CIRCLE } from '#components/ui/icon/icon-shapes.ts'
import type { ToastMessage, ToastSeverity } from './toast-store.ts'

interface ToastCardProps {
  id: string
  message: ToastMessage
  life: ToastLife
  isLeaving: boolean
  /** Of the movement that is going on: coming or leaving. */
  durationMs: number
  closeLabel: string
  onEnd: () => void
}

const MARKS: Record<ToastSeverity, string> = {
  info: INFO,
  success: CHECK,
  warn: WARNING,
  error: X_CIRCLE,
  secondary: INFO,
  contrast: INFO,
}

export function ToastCard({
  id,
  message,
  life,
  isLeaving,
  durationMs,
  closeLabel,
  onEnd,
}: ToastCardProps) {
  const { severity, summary, detail, closable = true } = message
  const pauses = useToastLife(life, isLeaving, onEnd)
  return (
    <li
      data-toast={id}
      data-severity={severity}
      data-state={isLeaving ? 'leaving' : 'shown'}
      style={{ transitionDuration: `${durationMs}ms` }}
      className="group pointer-events-auto flex w-full max-w-md flex-wrap items-start gap-3 rounded-sm border border-evergreen bg-paper py-3 pr-2 pl-4 text-ink transition-[opacity,translate] data-[severity=contrast]:border-ink data-[severity=contrast]:bg-ink data-[severity=contrast]:text-paper data-[severity=error]:border-error data-[severity=secondary]:border-field data-[severity=secondary]:bg-sand data-[severity=success]:border-success data-[severity=warn]:border-orange data-[state=leaving]:-translate-y-2 data-[state=leaving]:opacity-0 starting:-translate-y-2 starting:opacity-0"
      {...pauses}
    >
      <Icon
        shape={MARKS[severity]}
        className="mt-0.5 size-5 shrink-0 group-data-[severity=error]:text-error group-data-[severity=success]:text-success group-data-[severity=warn]:text-ember"
      />
      <div className="min-w-0 flex-1 basis-36 [overflow-wrap:anywhere]">
        <p className="font-medium">{summary}</p>
        {detail && <p className="mt-0.5">{detail}</p>}
      </div>
      {closable && (
        <button
          type="button"
          onClick={onEnd}
          className="-my-3 min-h-11 shrink-0 cursor-pointer px-2 text-small underline underline-offset-4 hover:text-ember group-data-[severity=contrast]:hover:text-orange group-data-[severity=contrast]:focus-visible:outline-orange"
        >
          {closeLabel}
        </button>
      )}
    </li>
  )
}

/** What is left of a toast's time, kept outside the component that counts it down. */
export interface ToastLife {
  remainingMs: number
}

/** Calls `onEnd` when the life is over. It stands still under the pointer, with the focus within, and while the tab is hidden. */
function useToastLife(life: ToastLife, isOver: boolean, onEnd: () => void) {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHidden = useSyncExternalStore(subscribeToVisibility, isTabHidden, () => false)
  const isCounting = !isOver && !isHovered && !hasFocus && !isHidden
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isCounting || life.remainingMs === Infinity) return
    const startedAt = performance.now()
    const timer = setTimeout(end, life.remainingMs)
    return () => {
      clearTimeout(timer)
      life.remainingMs = Math.max(0, life.remainingMs - (performance.now() - startedAt))
    }
  }, [isCounting, life])

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  }
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isTabHidden(): boolean {
  return document.visibilityState === 'hidden'
}
