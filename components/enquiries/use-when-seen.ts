import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Lazy } from './create-lazy.ts'

const nothing = () => undefined

/** Code that comes when the place where it shows something is seen. */
export function useWhenSeen<T>({
  get,
  subscribe,
  preload,
}: Lazy<T>): [RefObject<HTMLParagraphElement | null>, T | undefined] {
  const place = useRef<HTMLParagraphElement>(null)
  const code = useSyncExternalStore(subscribe, get, nothing)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) preload()
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [preload])
  return [place, code]
}
