import type { ReactNode } from 'react'

/** The sky behind a drawing of 280 by 350: at nightfall, unless something around it names another hour. */
export function Dusk() {
  return (
    <g stroke="none">
      <path d="M-600 0H880v350H-600z" className="fill-paper" />
      <path
        d="M-600 0H880v350H-600z"
        fill="var(--ground, var(--haze, var(--color-evergreen)))"
        fillOpacity="var(--haze-depth, 0.25)"
      />
      <path d="M-600 150H880v200H-600z" className="fill-paper" fillOpacity=".35" />
      <path
        d="M-600 204H880v146H-600z"
        fill="var(--ground, var(--color-peach))"
        fillOpacity="var(--glow, 0.45)"
      />
    </g>
  )
}

/** By day the sun stands in its place. */
export function Moon({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="none">
      <path
        d={`M${x} ${y}a15 15 0 1 0 14 22 12.5 12.5 0 1 1-14-22z`}
        fill="var(--moon, var(--color-sand))"
      />
      <circle cx={x} cy={y + 16} r="15" fill="var(--sun, none)" />
    </g>
  )
}

/** The paint of a window with a light in it, which is out by day. */
export const LAMP = 'var(--ground, var(--lamp, var(--color-peach)))'

/** Far hills, and the ground in front of them. */
export function Hills() {
  return (
    <path
      d="M0 246c34-22 66-20 96-6s116 10 184-14v90H0z"
      className="fill-evergreen/30"
      stroke="none"
    />
  )
}

export function Ground({ y }: { y: number }) {
  return <path d={`M-2 ${y}h284v${352 - y}H-2z`} className="fill-evergreen" />
}

/** A wall with its panelling, and a floor at 306. */
export function Room({ children }: { children?: ReactNode }) {
  return (
    <>
      <g stroke="none">
        <path d="M-600 0H880v350H-600z" className="fill-paper" />
        <path d="M-600 0H880v222H-600z" className="fill-evergreen/25" />
        <path d="M-600 222H880v74H-600z" className="fill-sand" />
      </g>
      <path d="M-600 222H880v6H-600z" className="fill-paper" />
      {children}
      <path d="M-600 296H880v10H-600z" className="fill-paper" />
      <path d="M-600 306H880v46H-600z" className="fill-evergreen" />
      <path d="M48 318h184l22 20H26z" className="fill-sand" />
    </>
  )
}
