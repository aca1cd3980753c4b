/** What had the focus before the first of several windows that follow one another. */
let opener: HTMLElement | undefined

/** Puts the focus on the window itself, so that its title is read, and not on a field. */
export function rememberFocus(event: Event): void {
  const focused = document.activeElement
  const isInPage = focused instanceof HTMLElement && !focused.closest('[data-modal]')
  if (isInPage && focused !== document.body) opener = focused
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
}

/** The focus goes back where it came from: the window was opened by no button of its own. */
export function giveFocusBack(event: Event): void {
  event.preventDefault()
  if (document.querySelector('[data-modal]')) return
  if (opener?.isConnected) opener.focus({ preventScroll: true })
  opener = undefined
}
