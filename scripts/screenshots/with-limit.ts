const VISIT_LIMIT_MS = 120_000

/** What runs in a page has no limit of its own; it ends with the page. */
export async function withLimit<T>(working: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), VISIT_LIMIT_MS)
  })
  working.catch(() => undefined)
  return Promise.race([working, late]).finally(() => clearTimeout(timer))
}
