import { LineDrawing } from '#components/illustrations/line-drawing.tsx'
import { ArchWindow, SashWindow } from '#components/illustrations/windows.tsx'
import { Evening, Garden } from './house-surroundings.tsx'

const UPPER_WINDOWS = [
  { x: 238, isLit: true },
  { x: 296, isLit: false },
  { x: 354, isLit: true },
]
const LANTERNS = [262, 350]

/** A house seen from its gate at nightfall, in an arch. Decoration: it says nothing in words. */
export function HouseAtDusk() {
  return (
    <LineDrawing
      width={480}
      height={590}
      className="mx-auto w-full max-w-120 stroke-[1.5] lg:mr-0 print:hidden"
    >
      <clipPath id="house-arch">
        <path d={ARCH} />
      </clipPath>
      <g clipPath="url(#house-arch)">
        <Evening />
        <Body />
        <Porch />
        <Garden />
      </g>
      <path d={ARCH} />
    </LineDrawing>
  )
}

const ARCH = 'M1 589V240a239 239 0 0 1 478 0v349z'

function Body() {
  return (
    <>
      <path d="M196 168v-44h30v44M338 176v-62h34v62" className="fill-ember" />
      <path d="M191 114h40v11h-40zM333 104h44v11h-44z" className="fill-sand" />
      <path d="M344 104V92h6v12M360 104V92h6v12M204 114v-12h6v12" className="fill-ember" />
      <path d="M150 262l32-106h196l36 106z" className="fill-moss" />
      <path d="M208 262h200v286H208z" className="fill-paper" />
      <path d="M200 252h220v13H200z" className="fill-sand" />
      <path d="M208 392h200v9H208z" className="fill-sand" />
      <path d="M408 440h56v108h-56z" className="fill-sand" />
      <path d="M408 440v-24h42l22 24z" className="fill-evergreen" />
      <path d="M82 244l63-112 63 112v304H82z" className="fill-paper" />
      <path d="M66 262l79-142 79 142-14 0-65-116-65 116z" className="fill-sand" />
      <path d="M82 392h126v9H82z" className="fill-sand" />
      <circle cx="145" cy="214" r="17" className="fill-peach" />
      <path d="M145 197v34M128 214h34" />
      <Dormer x={262} isLit />
      <Dormer x={330} isLit={false} />
      {UPPER_WINDOWS.map((window) => (
        <SashWindow key={window.x} y={296} width={36} height={66} {...window} />
      ))}
      <SashWindow x={105} y={288} width={34} height={74} isLit />
      <g className="at-home">
        <SashWindow x={151} y={288} width={34} height={74} isLit />
        <Reader />
      </g>
      <path d="M96 530V432h98v98z" className="fill-sand" />
      <path d="M90 424h110v9H90zM90 530h110v9H90z" className="fill-sand" />
      <ArchWindow x={103} y={446} width={24} height={84} isLit />
      <ArchWindow x={131} y={440} width={28} height={90} isLit />
      <ArchWindow x={163} y={446} width={24} height={84} isLit />
      <ArchWindow x={216} y={436} width={32} height={84} isLit={false} />
      <ArchWindow x={364} y={436} width={32} height={84} isLit />
      <ArchWindow x={416} y={452} width={19} height={90} isLit />
      <ArchWindow x={438} y={452} width={19} height={90} isLit />
    </>
  )
}

function Dormer({ x, isLit }: { x: number; isLit: boolean }) {
  return (
    <>
      <path d={`M${x - 19} 240v-38a19 19 0 0 1 38 0v38z`} className="fill-sand" />
      <ArchWindow x={x - 11} y={194} width={22} height={42} isLit={isLit} />
    </>
  )
}

/** Somebody is at home. */
function Reader() {
  return (
    <path
      d="M157 362c0-12 4-17 8-18a6 6 0 1 1 6 0c5 1 9 6 9 18z"
      className="fill-evergreen"
      stroke="none"
    />
  )
}

function Porch() {
  return (
    <>
      <path d="M208 548h200v16H208z" className="fill-moss" stroke="none" />
      <path d="M272 540V450a34 34 0 0 1 68 0v90z" className="fill-sand" />
      <path d="M282 458a24 24 0 0 1 48 0z" className="fill-peach" />
      <path d="M306 458v-24M306 458l-18-16M306 458l18-16" />
      <path d="M282 458h48v82h-48z" className="fill-evergreen" />
      <path
        d="M288 466h14v28h-14zM310 466h14v28h-14zM288 502h14v30h-14zM310 502h14v30h-14z"
        className="stroke-moss"
      />
      <circle cx="325" cy="499" r="2.5" className="fill-orange" stroke="none" />
      {LANTERNS.map((x) => (
        <g key={x}>
          <path d={`M${x - 6} 462l3 20h6l3-20z`} className="fill-orange" />
          <path d={`M${x - 8} 462l8-9 8 9zM${x} 453v-5m-4-8h8v8h-8z`} className="fill-evergreen" />
        </g>
      ))}
      <path d="M264 540h84v8h-84zM256 548h100v8H256zM248 556h116v8H248z" className="fill-paper" />
    </>
  )
}
