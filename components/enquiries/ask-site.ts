const PATIENCE_MS = 10_000

/**
 * What the site itself answers to a browser, in a language.
 *
 * @throws where it does not, or not in time
 */
export async function askSite(address: string, language: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { 'Accept-Language': language },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}
