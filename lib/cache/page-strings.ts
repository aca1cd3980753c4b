import { Parser } from 'htmlparser2'

/** On an element whose content the payload has as one string of markup. */
const MARKUP_ATTRIBUTE = 'data-markup'
/** Stands for the string that is next in the order of the page, as most of them are. */
const NEXT_SIGN = '\uE000'
/** A sign for each string, of the characters that are kept free for private use. */
const FIRST_SIGN = 0xe001
const MAX_STRINGS = 0xf8ff - FIRST_SIGN
const SIGNS = /[\uE000-\uF8FF]/
const LITERAL = /"(?:[^"\\]|\\.)*"/g

/** The strings of a page in their order. It and `readStrings` are sent to browsers as they stand. */
export function createCollector() {
  const known = new Set<string>()
  const unread = new Set(['script', 'style', 'noscript', 'template'])
  return {
    strings: [] as string[],
    /** Over all but the markup, which browsers write in slightly different ways. */
    checksum: 0,
    /** What a script sees as something else than elements and texts is left out, but for data. */
    isRead: (name: string, type?: string | null) =>
      !unread.has(name) || type === 'application/ld+json',
    /** An attribute or a text; short ones are not worth it. What an address ends with is often a key. */
    add(string: string) {
      if (string.length < 3 || known.has(string)) return
      known.add(string)
      this.strings.push(string)
      if (string.startsWith('/')) this.add(string.slice(string.lastIndexOf('/') + 1))
      for (let at = 0; at < string.length; at += 1)
        this.checksum = (this.checksum * 31 + string.charCodeAt(at)) | 0
    },
  }
}

type Collector = ReturnType<typeof createCollector>

/**
 * Reads them in the browser, before the page answers: by index and sibling, which costs a quarter
 * of what iterators do. What extensions add to the roots of a page is left out.
 */
export function readStrings({ head, body }: Document, collector: Collector): Collector {
  const visitChildren = (parent: Node) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) collector.add(node.nodeValue ?? '')
      else if (
        node instanceof Element &&
        collector.isRead(node.localName, node.getAttribute('type'))
      )
        visit(node)
    }
  }
  const visit = (element: Element) => {
    const { attributes } = element
    for (let at = 0; at < attributes.length; at += 1) collector.add(attributes[at]?.value ?? '')
    if (element.hasAttribute('data-markup') || element.localName === 'script')
      collector.strings.push(element.innerHTML)
    else visitChildren(element)
  }
  visitChildren(head)
  visitChildren(body)
  return collector
}

/** Reads them from the HTML, as the browser will; `markup` says which of them are. */
export function parseStrings(html: string): Collector & { markup: Set<number> } {
  const collector = Object.assign(createCollector(), { markup: new Set<number>() })
  const { strings, markup } = collector
  let text = ''
  /** Open elements within one that is not read, itself included. */
  let unread = 0
  let markupStart: number | undefined

  const endText = () => {
    collector.add(text)
    text = ''
  }
  const parser = new Parser({
    ontext(part) {
      if (unread === 0) text += part
    },
    oncomment: endText,
    onopentag(name, attributes) {
      endText()
      if (unread > 0 || !collector.isRead(name, attributes.type)) unread += 1
      else if (!['html', 'head', 'body'].includes(name)) {
        for (const value of Object.values(attributes)) collector.add(value)
        if (!(MARKUP_ATTRIBUTE in attributes) && name !== 'script') return
        unread = 1
        markupStart = parser.endIndex + 1
      }
    },
    onclosetag() {
      endText()
      if (unread > 0) unread -= 1
      if (unread > 0 || markupStart === undefined) return
      markup.add(strings.length)
      strings.push(html.slice(markupStart, parser.startIndex))
      markupStart = undefined
    },
  })
  parser.end(html)
  return collector
}

/**
 * Puts a sign in place of each string of a payload that stands in the page as well. A payload that
 * has such signs of its own stays as it is.
 */
export function abridge(payload: string, { strings, markup }: ReturnType<typeof parseStrings>) {
  if (SIGNS.test(payload)) return payload
  const signs = new Map<string, string>()
  let abridged = payload
  for (const [index, string] of strings.slice(0, MAX_STRINGS).entries()) {
    const sign = String.fromCharCode(FIRST_SIGN + index)
    signs.set(JSON.stringify(string), sign)
    if (!markup.has(index) || string.startsWith('$')) continue
    // A long string is a row with its length before it, which may differ: it becomes one of JSON.
    const row = `:T${Buffer.byteLength(string).toString(16)},${string}`
    abridged = abridged.replace(row, `:${sign}\n`)
  }
  abridged = abridged.replaceAll(LITERAL, (literal) => signs.get(literal) ?? literal)
  const order = createOrder()
  return abridged.replaceAll(/[\uE001-\uF8FF]/g, (sign) => {
    const index = sign.charCodeAt(0) - FIRST_SIGN
    const isNext = index === order.next
    order.take(index)
    return isNext ? NEXT_SIGN : sign
  })
}

/** Which string is the next: the first that has not been had behind the latest that was new. Sent as it stands. */
export function createOrder() {
  const had = new Set<number>()
  return {
    next: 0,
    take(index: number) {
      if (!had.has(index)) this.next = index
      had.add(index)
      while (had.has(this.next)) this.next += 1
    },
  }
}

/** The other way round, in the browser. */
export function unabridge(
  abridged: string,
  strings: string[],
  order: ReturnType<typeof createOrder>,
): string {
  return abridged.replace(/[\uE000-\uF8FF]/g, (sign) => {
    const at = sign.charCodeAt(0) - 0xe001
    const index = at < 0 ? order.next : at
    order.take(index)
    return JSON.stringify(strings[index])
  })
}
