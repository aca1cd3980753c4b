/** Requests of one preload follow one another at once; after this long there are no more. */
const QUIET_MS = 250
/** What has not begun to answer by then is known already, or too slow to wait for. */
const FIRST_ANSWER_MS = 6_000

/** Fulfilled when the framework's requests for an address have ended. */
export function requestsOf(href: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => isPreloadOf(name, href))) return
      clearTimeout(timer)
      timer = setTimeout(end, QUIET_MS)
    })
    function end() {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(end, FIRST_ANSWER_MS)
    observer.observe({ type: 'resource' })
  })
}

/** The framework marks its own requests in the query. */
function isPreloadOf(requested: string, href: string): boolean {
  const address = new URL(requested)
  if (!address.searchParams.has('_rsc')) return false
  address.searchParams.delete('_rsc')
  const target = new URL(href, address)
  return (
    address.pathname === target.pathname && `${address.searchParams}` === `${target.searchParams}`
  )
}
