export interface RequestTarget {
  /** Path and query, as a browser would have sent them. */
  url: string
  /** The host that the target itself names. It goes before the one of the header. */
  host?: string
}

/**
 * Reads what stands between method and version. A proxy sends the absolute form, which means the
 * same page as the path alone. What is neither is no address of this site: undefined.
 */
export function readRequestTarget(target: string): RequestTarget | undefined {
  if (target.startsWith('/')) return { url: target }
  const [, host, rest] = /^https?:\/\/([^/?#\\@]+)([/?#].*)?$/i.exec(target) ?? []
  if (!host || !URL.canParse(`http://${host}/`)) return undefined
  return { url: rest?.startsWith('/') ? rest : `/${rest ?? ''}`, host }
}
