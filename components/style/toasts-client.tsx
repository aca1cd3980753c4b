'use client'

import { Button } from '#components/ui/button/button.tsx'
import type { ToastMessage, ToastSeverity } from '#components/ui/toast/toast-store.ts'
import { showToast } from '#components/ui/toast/toaster.tsx'
import { SAMPLE_WORD } from './sample-words.ts'
import { Specimen, Specimens } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

const { toasts: texts } = STYLE_TEXTS
const SEVERITIES: ToastSeverity[] = ['info', 'success', 'warn', 'error', 'secondary', 'contrast']
const LIVES: { title: string; message: ToastMessage }[] = [
  { title: texts.long, message: { severity: 'warn', summary: `${SAMPLE_WORD} ${texts.summary}` } },
  { title: texts.kept, message: { ...messageOf('secondary'), life: Infinity } },
  { title: texts.unclosable, message: { ...messageOf('info'), life: 3_000, closable: false } },
]

export function Toasts() {
  return (
    <Specimens>
      <Specimen name={texts.severities}>
        <div className="flex flex-wrap gap-3">
          {SEVERITIES.map((severity) => (
            <ToastButton
              key={severity}
              title={texts.severity[severity]}
              messages={[messageOf(severity)]}
            />
          ))}
          <ToastButton title={texts.several} messages={SEVERITIES.map(messageOf)} />
        </div>
      </Specimen>
      <Specimen name={texts.lives}>
        <div className="flex flex-wrap gap-3">
          {LIVES.map(({ title, message }) => (
            <ToastButton key={title} title={title} messages={[message]} />
          ))}
        </div>
      </Specimen>
    </Specimens>
  )
}

function ToastButton({ title, messages }: { title: string; messages: ToastMessage[] }) {
  return (
    <Button tone="secondary" onClick={() => messages.forEach(showToast)}>
      {title}
    </Button>
  )
}

function messageOf(severity: ToastSeverity): ToastMessage {
  return { severity, summary: texts.summary, detail: texts.detail }
}
