'use client'

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useIsPast } from '#components/ui/browser/hooks.ts'

interface WhileOpenClientProps {
  closesAt: number
  closed: ReactNode
  children: ReactNode
}

export function WhileOpenClient({ closesAt, closed, children }: WhileOpenClientProps) {
  return useIsPast(closesAt) ? closed : children
}

interface ApplicationWhileOpenProps {
  closesAt: number
  closed: ReactNode
  children: ReactNode
}

/**
 * The part of the page in which one applies. When the vacancy closes it gives way, unless an
 * application has been begun in it: nothing is taken from under a visitor's hands.
 */
export function ApplicationWhileOpen({ closesAt, closed, children }: ApplicationWhileOpenProps) {
  const place = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(closesAt)
  const [isLeft, setIsLeft] = useState(false)

  useLayoutEffect(() => {
    if (isPast && place.current) setIsLeft(!isBegun(place.current))
  }, [isPast])

  return isLeft ? closed : <div ref={place}>{children}</div>
}

function isBegun(place: HTMLElement): boolean {
  const fields = [...place.querySelectorAll('input')].filter(({ type }) => type !== 'hidden')
  // The mask of a phone leaves a lone plus sign.
  const isFilled = fields.some(({ value }) => !['', '+'].includes(value.trim()))
  return isFilled || place.contains(document.activeElement)
}
