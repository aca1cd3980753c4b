/** As a `ref`: takes the focus when the element appears. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus()
}
