const STARTED: unique symbol = Symbol.for('site.started')

/** Kept as soon as the site has all that it needs to answer; the process ends where it cannot. */
export function siteStarted(): PromiseWithResolvers<void> {
  const scope = globalThis as typeof globalThis & { [STARTED]?: PromiseWithResolvers<void> }
  scope[STARTED] ??= Promise.withResolvers<void>()
  return scope[STARTED]
}
