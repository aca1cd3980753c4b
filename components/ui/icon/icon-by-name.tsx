'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { createIconBatch } from './icon-batch.ts'

interface IconByNameProps {
  /** As in the set that the endpoint serves; content chooses it. */
  name: string
  /** Its size at least: `size-6`. */
  className: string
}

const batch = createIconBatch({
  fetch: (address, options) => window.fetch(address, options),
  warn(message) {
    // biome-ignore lint/suspicious/noConsole: a missing icon is told to those who look after the content
    console.warn(message)
  },
})

/** An icon that content names. It is fetched when its place comes on the screen, and keeps the place. */
export function IconByName({ name, className }: IconByNameProps) {
  const shape = useSyncExternalStore(
    batch.subscribe,
    () => batch.find(name),
    () => undefined,
  )

  const requestWhenVisible = useCallback(
    (place: HTMLElement | null) => {
      if (!place || typeof IntersectionObserver === 'undefined') return
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        batch.request(name)
      })
      observer.observe(place)
      return () => observer.disconnect()
    },
    [name],
  )

  return (
    <span
      ref={requestWhenVisible}
      aria-hidden="true"
      className={`inline-block shrink-0 ${className}`}
    >
      {shape && (
        <svg viewBox={shape.viewBox} aria-hidden="true" fill="currentColor" className="size-full">
          {shape.tone && <path d={shape.tone} className="fill-peach" />}
          {shape.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      )}
    </span>
  )
}
