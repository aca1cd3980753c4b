const reported = new Set<string>()

/** Tells whoever looks into the console, once for each failure of the same name. */
export function reportFailure(what: string, error: unknown): void {
  if (reported.has(what)) return
  reported.add(what)
  // biome-ignore lint/suspicious/noConsole: a visitor's browser has no other log
  console.warn(what, error)
}
