'use client'

import { type ComponentPropsWithoutRef, useEffect, useEffectEvent, useRef } from 'react'
import { maskPattern, maskText } from './mask-pattern.ts'

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

export interface MaskOptions {
  /** `9` is a digit, `a` a letter, `*` either; anything else stands for itself. */
  mask: string
  /** Reads a text that came at once in place of all that the input held: pasted, dropped, filled in. */
  readWhole?: (text: string) => string
  /** Called when the last place has been filled. */
  onComplete?: (value: string) => void
}

interface AttachedMask {
  /** Fits what the input holds; for values that came without a word. */
  apply: () => void
  detach: () => void
}

/**
 * Keeps an input to a mask. It looks at what the element holds and not at how it got there, so
 * that pasting, autofill, prediction and composition all end the same way.
 */
export function attachMask(element: HTMLInputElement, options: MaskOptions): AttachedMask {
  const { mask, readWhole = (text) => text, onComplete } = options
  const stop = new AbortController()
  const { signal } = stop
  // What does not fit came before the mask did, from a keyboard or all at once.
  let shown = maskText(mask, element.value) === element.value ? element.value : ''
  /** Whether what is coming is typed, or goes into a text that stays. */
  let isPart = false

  function apply() {
    if (element.value !== shown && !isPart) element.value = readWhole(element.value)
    isPart = false
    const caret = element.selectionEnd ?? element.value.length
    const accepted = maskPattern(mask).accept(
      element.value.slice(0, caret),
      element.value.slice(caret),
    )
    if (element.value !== accepted.value) {
      element.value = accepted.value
      if (element === document.activeElement) {
        element.setSelectionRange(accepted.caret, accepted.caret)
      }
    }
    if (accepted.isComplete && shown !== accepted.value) onComplete?.(accepted.value)
    shown = accepted.value
  }

  function handleChange(event: Event) {
    // Changing the text under a composition would break it off or double it.
    if (!(event instanceof InputEvent && event.isComposing)) apply()
  }

  element.addEventListener(
    'beforeinput',
    ({ inputType }) => {
      const isInserted = /^insert(FromPaste|FromDrop|FromYank|ReplacementText)/.test(inputType)
      isPart = !isInserted || !isAllSelected(element)
    },
    { signal },
  )
  element.addEventListener('input', handleChange, { signal })
  // Some autofill announces itself by this event alone.
  element.addEventListener('change', handleChange, { signal })
  element.addEventListener('compositionend', apply, { signal })
  element.addEventListener('blur', apply, { signal })
  return { apply, detach: () => stop.abort() }
}

/** A lone sign of the mask is nothing that anyone would want to keep. */
function isAllSelected({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  const kept = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0)
  return !/[\p{L}\p{N}]/u.test(kept)
}
