export interface FocusPlace {
  name: string
  value: string
  start: number | null
  end: number | null
}

/** Which field within an element has the focus, and where in it the caret stands. */
export function findFocus(within: HTMLElement): FocusPlace | undefined {
  const focused = document.activeElement
  if (!focused || !within.contains(focused)) return undefined
  if (focused instanceof HTMLInputElement) {
    const { name, value, selectionStart: start, selectionEnd: end } = focused
    return { name, value, start, end }
  }
  if (focused instanceof HTMLSelectElement || focused instanceof HTMLButtonElement) {
    return { name: focused.name, value: focused.value, start: null, end: null }
  }
  return undefined
}

/** Puts the focus on the same field of a form that has taken the place of another. */
export function putFocus(within: HTMLElement, { name, value, start, end }: FocusPlace): void {
  const fields = Array.from(within.querySelectorAll('input, select, button')).filter(
    (field) => field.getAttribute('name') === (name || null),
  )
  const same = fields.find((field) => field.getAttribute('value') === value) ?? fields[0]
  if (!(same instanceof HTMLElement)) return
  same.focus({ preventScroll: true })
  if (!(same instanceof HTMLInputElement) || start === null) return
  // A mask may have changed the text, and then the end is where typing goes on.
  const isSame = same.value === value
  same.setSelectionRange(isSame ? start : same.value.length, isSame ? end : same.value.length)
}
