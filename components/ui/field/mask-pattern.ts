// By its own path: the package's entry brings every kind of mask and puts itself on the window.
import MaskedPattern from 'imask/esm/masked/pattern'
import { toAsciiDigit } from '#lib/text/phone.ts'

interface Accepted {
  value: string
  /** Where the caret stands: behind what was accepted of the text before it. */
  caret: number
  isComplete: boolean
}

export interface MaskPattern {
  /** Fits a text to the mask, given as what stands before the caret and what stands behind it. */
  accept: (before: string, after: string) => Accepted
}

const SLOTS: Record<string, RegExp> = { '9': /\d/, a: /\p{L}/u, '*': /[\p{L}\d]/u }
/** What the library reads as more than a character, the slots that it knows by itself included. */
const SPECIAL = /[0#[\]{}`\\]/g
const patterns = new Map<string, MaskPattern>()

/**
 * A mask: `9` is a digit, `a` a letter, `*` either, anything else stands for itself. What is not
 * filled in is left out; an incomplete text stays as it is.
 */
export function maskPattern(mask: string): MaskPattern {
  const known = patterns.get(mask) ?? createPattern(mask)
  patterns.set(mask, known)
  return known
}

/** The text that a mask makes of another one. */
export function maskText(mask: string, text: string): string {
  return maskPattern(mask).accept(text, '').value
}

function createPattern(mask: string): MaskPattern {
  const masked = new MaskedPattern({
    mask: mask.replace(SPECIAL, '\\$&'),
    definitions: SLOTS,
    lazy: true,
  })
  const kinds = Object.entries(SLOTS).flatMap(([name, kind]) => (mask.includes(name) ? [kind] : []))
  const isInput = (character: string) => kinds.some((kind) => kind.test(character))
  const isKnown = (character: string) => isInput(character) || mask.includes(character)

  function resolve(text: string) {
    masked.resolve(text)
    const { value, isComplete } = masked
    const inputs = [...value].filter((_, place) => (mask[place] ?? '') in SLOTS).join('')
    return { value, inputs, isComplete }
  }

  return {
    accept(before, after) {
      const head = charactersOf(before)
        .filter(isKnown)
        .slice(0, 2 * mask.length)
        .join('')
      const tail = charactersOf(after).filter(isInput).join('')
      // What is already there is never pushed out: rather less of what comes before it is taken.
      for (let length = head.length; length >= 0; length -= 1) {
        const start = resolve(head.slice(0, length))
        const { value, inputs, isComplete } = resolve(head.slice(0, length) + tail)
        if (inputs === start.inputs + tail) return { value, caret: start.value.length, isComplete }
      }
      const caret = resolve(head).value.length
      const { value, isComplete } = resolve(head + tail)
      return { value, caret, isComplete }
    },
  }
}

function charactersOf(text: string): string[] {
  return Array.from(text, toAsciiDigit)
}
