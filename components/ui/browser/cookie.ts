import Cookies from 'js-cookie'

export function readCookie(name: string): string | undefined {
  return Cookies.get(name)
}

/** For the whole site. */
export function writeCookie(name: string, value: string, lifeDays: number): void {
  Cookies.set(name, value, {
    expires: lifeDays,
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  })
}
