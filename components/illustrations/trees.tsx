interface TreeProps {
  x: number
  /** Where it stands. */
  y: number
  height: number
}

export function RoundTree({ x, y, height }: TreeProps) {
  const radius = Math.round(height * 0.34)
  return (
    <>
      <path d={`M${x} ${y}v-${height / 2}`} strokeWidth="3" />
      <circle cx={x} cy={y - height + radius} r={radius} className="fill-moss" />
    </>
  )
}

export function Cypress({ x, y, height }: TreeProps) {
  const half = height / 7
  return (
    <>
      <path d={`M${x} ${y}v-${height * 0.16}`} strokeWidth="3" />
      <path
        d={`M${x} ${y - height}c${half} ${height * 0.28} ${half * 1.3} ${height * 0.5} ${half} ${height * 0.78}q-${half} ${height * 0.2}-${half * 2} 0c-${half * 0.3}-${height * 0.28} 0-${height * 0.5} ${half}-${height * 0.78}z`}
        className="fill-evergreen"
      />
    </>
  )
}

export function Fir({ x, y, height }: TreeProps) {
  const third = height / 3
  return (
    <>
      <path d={`M${x} ${y}v-8`} strokeWidth="4" />
      <path
        d={`M${x} ${y - height}l${third * 0.4} ${third}h-${third * 0.14}l${third * 0.34} ${third * 0.8}h-${third * 0.14}l${third * 0.34} ${third * 0.9}h-${third * 1.6}l${third * 0.34}-${third * 0.9}h-${third * 0.14}l${third * 0.34}-${third * 0.8}h-${third * 0.14}z`}
        className="fill-evergreen"
      />
    </>
  )
}

export function Palm({ x, y, height }: TreeProps) {
  const top = y - height
  return (
    <>
      <path d={`M${x} ${y}q5-${height / 2} 0-${height}`} strokeWidth="4" />
      <path
        d={`M${x} ${top}q5-19 28-13-12 4-28 13q22-4 25 18-10-13-25-18q10 9 3 23-6-12-3-23q-10 9-3 23 6-12 3-23q-22-4-25 18 10-13 25-18q-5-19-28-13 12 4 28 13z`}
        className="fill-moss"
      />
    </>
  )
}
