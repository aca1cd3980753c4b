export interface MessageTree {
  [key: string]: string | MessageTree
}

/**
 * Messages in which every text is there: one that is missing or empty is that of the fallback,
 * and its key is told.
 */
export function withFallback<Fallback extends MessageTree>(
  own: MessageTree,
  fallback: Fallback,
  onMissing: (key: string) => void = () => {},
  path = '',
): Fallback {
  const entries = Object.entries(fallback).map(([name, text]): [string, MessageTree[string]] => {
    const key = path + name
    const value = Object.hasOwn(own, name) ? own[name] : undefined
    if (typeof text !== 'string') {
      return [name, withFallback(isTree(value) ? value : {}, text, onMissing, `${key}.`)]
    }
    if (typeof value === 'string' && value.trim()) return [name, value]
    onMissing(key)
    return [name, text]
  })
  return { ...fallback, ...own, ...Object.fromEntries(entries) }
}

/** The text of a key; undefined where it has none. */
export function findMessage(messages: MessageTree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<MessageTree | string | undefined>(
      (node, name) => (isTree(node) && Object.hasOwn(node, name) ? node[name] : undefined),
      messages,
    )
  return typeof found === 'string' ? found : undefined
}

function isTree(value: unknown): value is MessageTree {
  return typeof value === 'object' && value !== null
}
