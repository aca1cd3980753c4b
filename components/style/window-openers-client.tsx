'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button/button.tsx'
import { Modal } from '#components/ui/modal/modal.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

type Kind = 'open' | 'openStrict' | 'openLong'

const { windows: texts } = STYLE_TEXTS
const KINDS: Kind[] = ['open', 'openStrict', 'openLong']
const LONG_PARAGRAPHS = Array.from({ length: 24 }, (_, index) => index)

export function WindowOpeners() {
  const [opened, setOpened] = useState<Kind>()
  const paragraphs = opened === 'openLong' ? LONG_PARAGRAPHS : [0]
  return (
    <div className="flex flex-wrap gap-3">
      {KINDS.map((kind) => (
        <Button key={kind} tone="secondary" onClick={() => setOpened(kind)}>
          {texts[kind]}
        </Button>
      ))}
      <Modal
        isOpen={opened !== undefined}
        title={texts.title}
        closeLabel={texts.close}
        isClickOutsideDisabled={opened === 'openStrict'}
        onClose={() => setOpened(undefined)}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-4">
            {texts.text}
          </p>
        ))}
      </Modal>
    </div>
  )
}
