'use client'

import { type ComponentPropsWithoutRef, useEffect, useEffectEvent, useRef } from 'react'
import { attachMask, type MaskOptions } from './masked-input-attach.ts'

interface MaskedInputProps extends ComponentPropsWithoutRef<'input'>, MaskOptions {}

/** An input that keeps to a mask. */
export function MaskedInput({ mask, readWhole, onComplete, ...input }: MaskedInputProps) {
  const element = useRef<HTMLInputElement>(null)
  const handleComplete = useEffectEvent((value: string) => onComplete?.(value))
  const handleWhole = useEffectEvent((text: string) => readWhole?.(text) ?? text)

  useEffect(() => {
    if (!element.current) return undefined
    const options = { mask, readWhole: handleWhole, onComplete: handleComplete }
    return attachMask(element.current, options).detach
  }, [mask])

  return <input {...input} ref={element} />
}
