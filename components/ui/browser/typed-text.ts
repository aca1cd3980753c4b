const KEY = 'typed-text'
const TYPED_KINDS = ['text', 'search', 'tel', 'email', 'url', 'number', 'textarea']

type Field = HTMLInputElement | HTMLTextAreaElement

/** Keeps what a visitor has typed into the page's forms, for the page after a reload. */
export function keepTypedText(page: Document, memory: Storage): void {
  const typed = fieldsOf(page)
    // React keeps the default of a field that it controls equal to its value.
    .filter(({ field }) => field.value !== '' || field.defaultValue !== '')
    .map(({ name, field }) => [name, field.value])
  if (typed.length > 0) memory.setItem(keyOf(page), JSON.stringify(Object.fromEntries(typed)))
}

/** Puts kept text back into the fields it came from, once, and lets the page know as if it were typed. */
export function restoreTypedText(page: Document, memory: Storage): void {
  const kept = memory.getItem(keyOf(page))
  if (!kept) return
  memory.removeItem(keyOf(page))
  const texts = new Map<string, unknown>(Object.entries(JSON.parse(kept)))
  for (const { name, field } of fieldsOf(page)) {
    const text = texts.get(name)
    if (typeof text !== 'string' || field.value !== field.defaultValue) continue
    setValue(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Named as they are both before and after a reload: by the place of the form and their own name. */
function fieldsOf(page: Document): { name: string; field: Field }[] {
  return Array.from(page.forms).flatMap((form, index) =>
    Array.from(form.querySelectorAll<Field>('input[name], textarea[name]'))
      .filter(({ type }) => TYPED_KINDS.includes(type))
      .map((field) => ({ name: `${form.id || index} ${field.name}`, field })),
  )
}

/** Past the setter that React has put on the element, or it would not see a change. */
function setValue(field: Field, text: string): void {
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
}

function keyOf(page: Document): string {
  return `${KEY} ${page.location.pathname}`
}
