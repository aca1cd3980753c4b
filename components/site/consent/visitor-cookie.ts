import Cookies from 'js-cookie'

const LIFE_DAYS = 365

/** Keeps a value in the visitor's browser for a year, for the whole site. */
export function keepCookie(name: string, value: string): void {
  Cookies.set(name, value, {
    expires: LIFE_DAYS,
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  })
}
