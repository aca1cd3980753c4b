interface WindowProps {
  x: number
  y: number
  width: number
  height: number
  isLit: boolean
}

/** Six panes and a sill. */
export function SashWindow({ x, y, width, height, isLit }: WindowProps) {
  const third = height / 3
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h-${width}z`} className={glass(isLit)} />
      {isLit && <Curtains x={x} y={y} width={width} height={height} />}
      <path
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + third}h${width}M${x} ${y + 2 * third}h${width}`}
      />
      <path d={`M${x - 4} ${y + height}h${width + 8}v6h-${width + 8}z`} className="fill-sand" />
    </>
  )
}

/** Four panes under a half circle. */
export function ArchWindow({ x, y, width, height, isLit }: WindowProps) {
  const radius = width / 2
  return (
    <>
      <path
        d={`M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}z`}
        className={glass(isLit)}
      />
      <path
        d={`M${x + radius} ${y}v${height}M${x} ${y + radius}h${width}M${x} ${y + (radius + height) / 2}h${width}`}
      />
    </>
  )
}

function Curtains({ x, y, width, height }: Omit<WindowProps, 'isLit'>) {
  return (
    <path
      d={`M${x} ${y}h6l-2 ${height}h-4zM${x + width} ${y}h-6l2 ${height}h4z`}
      className="fill-orange"
      fillOpacity=".6"
      stroke="none"
    />
  )
}

function glass(isLit: boolean): string {
  return isLit ? 'fill-peach' : 'fill-evergreen unlit'
}
