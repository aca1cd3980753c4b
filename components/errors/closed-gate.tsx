/** A garden gate, shut, in an arch. */
export function ClosedGate() {
  const bars = Array.from({ length: 13 }, (_, index) => 64 + index * 16)
  return (
    <svg
      viewBox="0 0 320 360"
      width={320}
      height={360}
      aria-hidden="true"
      className="h-auto w-full max-w-80 stroke-ink print:hidden"
      fill="none"
      strokeWidth="1.5"
    >
      <path d="M20 350V160a140 140 0 0 1 280 0v190z" className="fill-sand" />
      <path d="M40 350V160a120 120 0 0 1 240 0v190" className="fill-paper" />
      <circle cx="214" cy="120" r="22" className="fill-peach" />
      <path d="M40 300c50-26 90-18 130-6s76 8 110-10v66H40z" className="fill-moss" stroke="none" />
      {bars.map((x) => (
        <path key={x} d={`M${x} 350V${gateTop(x)}`} />
      ))}
      <path d="M56 350V190M264 350V190M56 250h208M56 326h208" strokeWidth="3" />
      <path d="M56 208a104 60 0 0 1 208 0" />
      <circle cx="160" cy="266" r="9" className="fill-orange" />
      <path d="M160 266v16" strokeWidth="3" />
      <path d="M10 350h300" strokeWidth="2" />
    </svg>
  )
}

/** The bars end on a shallow arch between the posts. */
function gateTop(x: number): number {
  const fromMiddle = (x - 160) / 104
  return Math.round(208 - 60 * Math.sqrt(Math.max(0, 1 - fromMiddle * fromMiddle)))
}
