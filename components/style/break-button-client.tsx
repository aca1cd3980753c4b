'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button/button.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

const { errors: texts } = STYLE_TEXTS

/** Throws while rendering, so that the error boundary of the page is seen. */
export function BreakButton() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error(texts.thrown)
  return (
    <Button tone="secondary" onClick={() => setBroken(true)}>
      {texts.break}
    </Button>
  )
}
