/** Hands that are faster than the script of a page; these run in the page, before all else. */

export interface TypedRun {
  typed: number
  faults: string[]
}

interface TypingOptions {
  form: string
  field: string
}

/**
 * Fills in a form as soon as it is there: chooses what there is to choose, focuses a field, and
 * sets it to something else every millisecond until the script has come, and a little longer.
 * Whatever is not there any more a millisecond later has been lost.
 */
export function typeThroughHandover({ form: formSelector, field }: TypingOptions): void {
  const AFTER_MS = 150
  const LATEST_MS = 20_000
  sessionStorage.clear()
  const faults: string[] = []
  const channel = new MessageChannel()
  let form: HTMLFormElement | null = null
  let input: HTMLInputElement | null = null
  let typed = 0
  let nextAt = 0
  let handedOverAt: number | undefined
  channel.port1.onmessage = () => {
    try {
      if (step()) channel.port2.postMessage('')
      else tell()
    } catch (error) {
      faults.push(String(error))
      tell()
    }
  }
  channel.port2.postMessage('')

  function step(): boolean {
    const now = performance.now()
    if (!input) begin()
    if (!input || !form || now < nextAt) return now < LATEST_MS
    nextAt = now + 1
    if (typed > 0) compare(input)
    const current = document.querySelector<HTMLFormElement>(formSelector)
    if (current !== form || current.dataset.scripted !== undefined) handedOverAt ??= now
    if (handedOverAt !== undefined && now - handedOverAt > AFTER_MS) return false
    typed += 1
    input.value = textOf(typed)
    input.setSelectionRange(1, 2)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    return faults.length === 0 && now < LATEST_MS
  }

  function begin() {
    if (document.readyState === 'loading') return
    form = document.querySelector<HTMLFormElement>(formSelector)
    input = form?.querySelector<HTMLInputElement>(`[name=${field}]`) ?? null
    if (!form || !input) return
    const fold = form.closest('details')
    if (fold) fold.open = true
    for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]')) radio.click()
    for (const select of form.querySelectorAll('select')) {
      select.selectedIndex = 2
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    input.focus()
  }

  function compare(own: HTMLInputElement) {
    const shown = document.querySelector<HTMLInputElement>(`${formSelector} [name=${field}]`)
    if (shown !== own) return faults.push(`the field is another one after ${typed}`)
    if (shown?.value !== textOf(typed)) faults.push(`${shown?.value} in place of ${textOf(typed)}`)
    if (document.activeElement !== own) faults.push('the focus is gone')
    const { selectionStart, selectionEnd } = own
    if (selectionStart !== 1 || selectionEnd !== 2) {
      faults.push(`the caret is at ${selectionStart}–${selectionEnd} after ${typed}`)
    }
    const radios = [...(form?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])]
    if (radios.at(-1)?.checked === false) faults.push('the choice is gone')
    for (const select of form?.querySelectorAll('select') ?? []) {
      if (select.selectedIndex !== 2) faults.push(`${select.name} is gone`)
    }
    return undefined
  }

  /** A phone is left as it is only where it is one. */
  function textOf(count: number): string {
    return field === 'phone' ? `+44${count}` : `n${count}`
  }

  function tell() {
    if (handedOverAt === undefined) faults.push('the script did not come')
    Reflect.set(window, 'typedRun', JSON.stringify({ typed, faults }))
  }
}

interface HurryOptions {
  phone: string
  afterMs: number
}

/** Fills in the callback form of a page as soon as it is there, and sends it a moment later. */
export function hurry({ phone, afterMs }: HurryOptions): void {
  sessionStorage.clear()
  document.addEventListener('readystatechange', fill)

  function fill() {
    const form = document.querySelector<HTMLFormElement>('#callback form')
    // Once it is sent without script, the thanks stand in place of the form.
    if (!form) return
    document.removeEventListener('readystatechange', fill)
    const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
    field('type')?.click()
    field('name')?.focus()
    field('name')?.setRangeText('Ada')
    field('phone')?.setRangeText(phone)
    setTimeout(() => form.querySelector<HTMLButtonElement>('[type=submit]')?.click(), afterMs)
  }
}
