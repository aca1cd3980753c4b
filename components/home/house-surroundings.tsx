const GATE_PIERS = [190, 394]

/** At nightfall, unless something around it names another hour. */
export function Evening() {
  return (
    <g stroke="none">
      <path d="M0 0h480v590H0z" className="fill-paper" />
      <path
        d="M0 0h480v590H0z"
        fill="var(--ground, var(--haze, var(--color-evergreen)))"
        fillOpacity="var(--haze-depth, 0.25)"
      />
      <path d="M0 286h480v304H0z" className="fill-paper" fillOpacity=".35" />
      <path
        d="M0 352h480v60C400 438 210 450 160 428S60 402 0 436z"
        fill="var(--ground, var(--color-peach))"
        fillOpacity="var(--glow, 0.45)"
      />
      <path
        d="M306 56a26 26 0 1 0 24 38 22 22 0 1 1-24-38z"
        fill="var(--moon, var(--color-sand))"
      />
      <path d="M0 436c60-34 110-30 160-8s240 10 320-16v178H0z" className="fill-evergreen/30" />
      <path d="M96 122q7-7 12 0q6-7 12 0M128 92q6-6 10 0q5-6 10 0" className="stroke-ink" />
      <path d="M436 330c16 30 20 70 20 130s-40 60-40 0 4-100 20-130z" className="fill-moss" />
      <path d="M466 372c14 26 18 60 18 104s-36 44-36 0 4-78 18-104z" className="fill-evergreen" />
    </g>
  )
}

export function Garden() {
  return (
    <>
      <path d="M40 560V470" strokeWidth="4" />
      <circle cx="40" cy="404" r="44" className="fill-evergreen" />
      <circle cx="20" cy="448" r="36" className="fill-moss" />
      <circle cx="58" cy="452" r="28" className="fill-moss" />
      <path
        d="M0 544c30-8 56 2 84-2s60-6 96 0 44-4 58 4v22H0zM374 546c12-8 30-2 48-4s40-6 58 0v26H374z"
        className="fill-moss"
      />
      <path d="M0 564h480v26H0z" className="fill-evergreen" stroke="none" />
      <path d="M248 564h116l34 26H214z" className="fill-sand" />
      {GATE_PIERS.map((x) => (
        <g key={x} className="fill-sand">
          <circle cx={x + 14} cy="516" r="8" />
          <path d={`M${x + 2} 532h24v58H${x + 2}zM${x - 2} 524h32v8H${x - 2}z`} />
        </g>
      ))}
      <Cat />
    </>
  )
}

function Cat() {
  return (
    <path
      d="M341 540c-2-8 0-14 4-17l-1-8 4 3h4l4-3-1 8c4 4 5 10 4 15 5-1 6-6 5-10 4 4 3 12-6 12z"
      className="fill-ink"
      stroke="none"
    />
  )
}
