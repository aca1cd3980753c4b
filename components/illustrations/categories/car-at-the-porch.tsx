import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, Moon } from '#components/illustrations/backdrops.tsx'
import { SashWindow } from '#components/illustrations/windows.tsx'

const LANTERNS = [80, 200]
const TREES = [44, 236]
const WHEELS = [82, 206]

/** The car brought round to the porch at nightfall. */
export function CarAtThePorch() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={186} y={26} />
      <g transform="translate(11) scale(.92)">
        <path d="M82 72V42h24v30M78 36h32v7H78z" className="fill-ember" />
        <path d="M20 112l26-40h188l26 40z" className="fill-moss" />
        <path d="M30 118h220v190H30z" className="fill-paper" />
        <path d="M18 108h244v10H18z" className="fill-sand" />
        <SashWindow x={40} y={146} width={26} height={62} isLit />
        <SashWindow x={214} y={146} width={26} height={62} isLit={false} />
        <Porch />
        {TREES.map((x) => (
          <Tree key={x} x={x} />
        ))}
        <path d="M-700 300H980v36H-700z" className="fill-sand" />
        <path d="M-700 336H980v50H-700z" className="fill-evergreen" />
        <Car />
      </g>
    </ArchDrawing>
  )
}

function Porch() {
  return (
    <>
      <path d="M92 300V178a48 48 0 0 1 96 0v122z" className="fill-sand" />
      <path d="M104 190a36 36 0 0 1 72 0z" className="fill-peach" />
      <path d="M140 190v-36M140 190l-25-26M140 190l25-26" />
      <path d="M104 190h72v110h-72z" className="fill-evergreen" />
      <path d="M112 200h22v36h-22zM146 200h22v36h-22z" className="stroke-moss" />
      {LANTERNS.map((x) => (
        <g key={x}>
          <path d={`M${x - 6} 196l3 20h6l3-20z`} className="fill-orange" />
          <path d={`M${x - 8} 196l8-9 8 9zM${x} 187v-6m-4-8h8v8h-8z`} className="fill-evergreen" />
        </g>
      ))}
    </>
  )
}

function Tree({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} 284v-30`} strokeWidth="4" />
      <circle cx={x} cy="236" r="21" className="fill-moss" />
      <path d={`M${x - 14} 280h28l-4 22h-20z`} className="fill-ember" />
    </>
  )
}

function Car() {
  return (
    <>
      <path
        d="M22 312v-18q0-13 14-16l46-9 26-30q6-7 16-7h52q12 0 19 9l21 28q36 3 38 22v21h-24a24 24 0 0 0-48 0h-76a24 24 0 0 0-48 0z"
        className="fill-evergreen"
      />
      <path
        d="M98 268l18-21q4-5 10-5h20v26zM152 242h24q7 0 12 6l14 20h-50z"
        className="fill-peach"
      />
      <path d="M148 268v44M204 270l-8 24" className="stroke-moss" />
      <path d="M28 288h222" className="stroke-peach" />
      <path d="M154 280h10M206 280h8" className="stroke-peach" strokeWidth="3" />
      <circle cx="30" cy="292" r="7" className="fill-orange" />
      <path d="M16 306h40v6H16zM234 306h26v6h-26z" className="fill-sand" />
      {WHEELS.map((x) => (
        <g key={x}>
          <circle cx={x} cy="312" r="23" className="fill-ink" />
          <circle cx={x} cy="312" r="12" className="fill-sand" />
          <circle cx={x} cy="312" r="4" className="fill-orange" />
        </g>
      ))}
    </>
  )
}
