'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button/button.tsx'
import { Modal } from '#components/ui/modal/modal.tsx'
import type { ToastMessage } from '#components/ui/toast/toast-store.ts'
import { showToast } from '#components/ui/toast/toaster.tsx'

const MESSAGE = { summary: 'A short summary', detail: 'And a detail, which may be longer' }
const TOASTS: Record<string, ToastMessage> = {
  info: { severity: 'info', ...MESSAGE },
  success: { severity: 'success', ...MESSAGE },
  warn: { severity: 'warn', ...MESSAGE },
  error: { severity: 'error', ...MESSAGE },
  secondary: { severity: 'secondary', ...MESSAGE },
  contrast: { severity: 'contrast', ...MESSAGE },
  'stays until closed': { severity: 'info', ...MESSAGE, life: Infinity },
  'cannot be closed': { severity: 'info', ...MESSAGE, closable: false },
}
const MODALS = ['short', 'long', 'not closed by a click outside'] as const

export function Toasts() {
  return (
    <div className="flex flex-wrap gap-3">
      {Object.entries(TOASTS).map(([name, message]) => (
        <Button key={name} tone="secondary" onClick={() => showToast(message)}>
          {name}
        </Button>
      ))}
    </div>
  )
}

export function Modals() {
  const [opened, setOpened] = useState<(typeof MODALS)[number]>()
  return (
    <div className="flex flex-wrap gap-3">
      {MODALS.map((name) => (
        <Button key={name} tone="secondary" onClick={() => setOpened(name)}>
          {name}
        </Button>
      ))}
      <Modal
        isOpen={opened !== undefined}
        title="A modal"
        closeLabel="Close"
        isClickOutsideDisabled={opened === 'not closed by a click outside'}
        onClose={() => setOpened(undefined)}
      >
        <p className={opened === 'long' ? 'min-h-[200vh]' : undefined}>
          What is under it does not scroll. Escape closes it, and the focus goes back.
        </p>
      </Modal>
    </div>
  )
}
