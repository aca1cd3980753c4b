import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, Ground, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { arches, crossings, rectangles } from '#components/illustrations/like-shapes.ts'
import { Palm } from '#components/illustrations/trees.tsx'

/** Towers over the creek, and a house with a wind tower. */
export function Emirates() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={84} y={66} />
      <path
        d="M16 262v-60h26v60M46 262v-86h26v86M90 262v-74h22v74M196 262v-80h24v80M228 262v-56h28v56"
        className="fill-evergreen/30"
      />
      <Spire />
      <Sail />
      <path d="M-2 262h284v46H-2z" className="fill-peach" />
      <House />
      <Palm x={28} y={300} height={66} />
      <Palm x={262} y={300} height={50} />
      <Ground y={300} />
      <Dhow />
    </ArchDrawing>
  )
}

function Spire() {
  return (
    <>
      <path
        d="M130 262v-54h8v-44h8v-46h6V84h5V56l3-34 3 34v28h5v50h6v50h8v42h8v36z"
        className="fill-moss"
      />
      <path d="M146 262V164M152 262V118M160 262V56M168 262v-78" className="stroke-evergreen" />
    </>
  )
}

function Sail() {
  return (
    <>
      <path d="M240 144h25v4h-25z" className="fill-orange" />
      <path d="M236 262V132q40 44 34 130z" className="fill-paper" />
      <path d="M236 262V110M236 150q10 50 2 112M236 158h16M236 184h26M236 210h31M236 236h34" />
    </>
  )
}

function House() {
  return (
    <>
      <path d="M52 300V182h46v118z" className="fill-sand" />
      <path d="M48 176h54v7H48z" className="fill-paper" />
      <path d={arches(crossings([57, 70, 83], [192]), 9, 40)} className="fill-evergreen" />
      <path d="M46 240h58M46 248h58" strokeWidth="2.5" />
      <path d="M98 300v-60h112v60z" className="fill-paper" />
      <path
        d="M98 240v-8h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v4z"
        className="fill-sand"
      />
      <path d={arches([[140, 256]], 24, 44)} className="fill-ember" />
      <path d={rectangles(crossings([110, 178], [256]), 18, 20)} fill={LAMP} />
      <path d="M116 256v20M122 256v20M110 266h18M184 256v20M190 256v20M178 266h18" />
      <path d="M62 300v-34h26v34z" className="fill-moss" />
    </>
  )
}

function Dhow() {
  return (
    <>
      <path d="M20 324h36M216 314h40M194 340h50" className="stroke-peach" />
      <path d="M152 318V270" strokeWidth="3" />
      <path d="M118 296l70-38q6 30-12 48-22-8-58-10z" className="fill-paper" />
      <path d="M114 298l78-42" strokeWidth="3" />
      <path d="M104 310q46 12 98-4l-10 22q-40 8-76-2z" className="fill-ember" />
    </>
  )
}
