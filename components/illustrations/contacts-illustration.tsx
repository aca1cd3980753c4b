import { ArchDrawing } from './arch-drawing.tsx'
import { Room } from './backdrops.tsx'
import { spokes } from './like-shapes.ts'

/** The telephone in the hall, and the clock of whoever answers. */
export function ContactsIllustration() {
  return (
    <ArchDrawing>
      <Room />
      <Clock />
      <path d="M62 262l-6 58h8l8-58M218 262l6 58h-8l-8-58" className="fill-moss" />
      <path d="M52 242h176v22H52z" className="fill-moss" />
      <path d="M104 246h72v14h-72z" className="fill-evergreen" />
      <circle cx="140" cy="253" r="2.5" className="fill-orange" />
      <path d="M42 232h196v10H42z" className="fill-sand" />
      <Telephone />
      <Letters />
    </ArchDrawing>
  )
}

/** Of the hands; a browser that knows the hour turns them. */
const AXIS = '140 92'

function Clock() {
  return (
    <>
      <circle cx="140" cy="92" r="42" className="fill-moss" />
      <circle cx="140" cy="92" r="34" className="fill-paper" />
      <path d={spokes(140, 92, 30, 12)} />
      <circle cx="140" cy="92" r="25" className="fill-paper" stroke="none" />
      <path
        d="M140 92V76"
        data-hand="hours"
        data-axis={AXIS}
        transform={`rotate(306 ${AXIS})`}
        strokeWidth="3"
      />
      <path
        d="M140 92V69"
        data-hand="minutes"
        data-axis={AXIS}
        transform={`rotate(72 ${AXIS})`}
        strokeWidth="3"
      />
      <circle cx="140" cy="92" r="3" className="fill-orange" />
    </>
  )
}

function Telephone() {
  return (
    <>
      <path d="M86 232q0-22 14-30l14-18h52l14 18q14 8 14 30z" className="fill-evergreen" />
      <path d="M118 184v-10h8v6h28v-6h8v10" className="fill-evergreen" />
      <path
        d="M84 178q-4-24 56-24t56 24q0 6-6 6h-20q-6 0-6-6v-4q-24-6-48 0v4q0 6-6 6H90q-6 0-6-6z"
        className="fill-moss"
      />
      <circle cx="140" cy="208" r="17" className="fill-paper" />
      <circle cx="140" cy="208" r="6" className="fill-orange" />
      <path
        d="M140 196v.1M150 201v.1M152 211v.1M146 219v.1M134 219v.1M128 211v.1M130 201v.1"
        strokeWidth="4"
      />
      <path d="M193 224q9 0 10 8" />
    </>
  )
}

function Letters() {
  return (
    <>
      <path d="M46 232l6-32 34 6-5 26z" className="fill-paper" />
      <path d="M52 200l14 17 20-11" />
      <path d="M212 232v-24h14v24z" className="fill-peach" />
      <path d="M216 208l-4-20M221 208l2-24" />
      <circle cx="212" cy="184" r="7" className="fill-orange" />
      <path d="M223 190q-10-8 0-22 10 14 0 22z" className="fill-moss" />
    </>
  )
}
