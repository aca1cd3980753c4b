/**
 * A path as it is shown: decoded once, where that gives a text without control characters, and
 * otherwise as it was typed.
 */
export function readablePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return /\p{Cc}/u.test(decoded) ? path : decoded
  } catch {
    return path
  }
}
