/** Requests of one preload follow one another at once; after this long there are no more. */
const QUIET_MS = 250
const LIMIT_MS = 5_000

/** Fulfilled when the framework's requests for an address have ended, or after five seconds. */
export function requestsOf(href: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => isPreloadOf(name, href))) endIn(QUIET_MS)
    })
    let timer: ReturnType<typeof setTimeout>
    function endIn(delayMs: number) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        observer.disconnect()
        resolve()
      }, delayMs)
    }
    observer.observe({ type: 'resource' })
    timer = setTimeout(() => {})
    endIn(LIMIT_MS)
  })
}

/** The framework marks its own requests in the query. */
function isPreloadOf(requested: string, href: string): boolean {
  const address = new URL(requested)
  if (!address.searchParams.has('_rsc')) return false
  const target = new URL(href, address)
  address.searchParams.delete('_rsc')
  return (
    address.pathname === target.pathname && `${address.searchParams}` === `${target.searchParams}`
  )
}
