import Cookies from 'js-cookie'

const LIFE_DAYS = 365

export function readCookie(name: string): string | undefined {
  return Cookies.get(name)
}

/** For a year and for the whole site. */
export function writeCookie(name: string, value: string): void {
  Cookies.set(name, value, {
    expires: LIFE_DAYS,
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  })
}
