'use client'

import { type ComponentPropsWithRef, useRef } from 'react'
import { maskPattern } from './masked-input-pattern'

interface MaskedInputProps extends ComponentPropsWithRef<'input'> {
  /** `9` is a digit, `a` a letter, `*` either; anything else stands for itself. */
  mask: string
  /** Called when the last place has been filled. */
  onComplete?: (value: string) => void
}

/**
 * An input that keeps to a mask. It looks at what the element holds and not at how it got there,
 * so that pasting, autofill, prediction and composition all end the same way.
 */
export function MaskedInput(props: MaskedInputProps) {
  const { mask, onComplete, onInput, onChange, onBlur, onCompositionEnd, ...input } = props
  const shown = useRef('')

  function apply(element: HTMLInputElement) {
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
    if (accepted.isComplete && shown.current !== accepted.value) onComplete?.(accepted.value)
    shown.current = accepted.value
  }

  return (
    <input
      {...input}
      onInput={(event) => {
        if (!isComposing(event.nativeEvent)) apply(event.currentTarget)
        onInput?.(event)
      }}
      onChange={(event) => {
        // Some autofill announces itself by this event alone.
        if (!isComposing(event.nativeEvent)) apply(event.currentTarget)
        onChange?.(event)
      }}
      onCompositionEnd={(event) => {
        apply(event.currentTarget)
        onCompositionEnd?.(event)
      }}
      onBlur={(event) => {
        apply(event.currentTarget)
        onBlur?.(event)
      }}
    />
  )
}

/** Changing the text under a composition would break it off or double it. */
function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}
