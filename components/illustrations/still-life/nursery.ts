import { box, type Drawing, ellipse } from './drawing.ts'

export const TEDDY_BEAR: Drawing = {
  width: 100,
  height: 130,
  shapes: [
    ['peach', ellipse(-27, -112, 13) + ellipse(27, -112, 13)],
    ['ember', ellipse(-27, -112, 6) + ellipse(27, -112, 6)],
    [
      'peach',
      'M-26-64q-26 10-24 32q2 12 12 8q14-8 18-26zM26-64q26 10 24 32q-2 12-12 8q-14-8-18-26z',
    ],
    ['peach', ellipse(0, -36, 34, 36)],
    ['sand', ellipse(0, -34, 20, 22)],
    ['peach', ellipse(-29, -17, 17) + ellipse(29, -17, 17)],
    ['sand', ellipse(-29, -17, 8.5) + ellipse(29, -17, 8.5)],
    ['peach', ellipse(0, -92, 36, 32)],
    ['sand', ellipse(0, -82, 16, 13)],
    ['ink', 'M-6-88h12q-1 6-6 6t-6-6z'],
    ['line', 'M0-82v5M-5-75q5 4 10 0'],
    ['bold', 'M-14-98v.1M14-98v.1'],
    ['orange', 'M0-58l-19-9v18zM0-58l19-9v18z'],
    ['orange', ellipse(0, -58, 5)],
  ],
}

export const BUILDING_BLOCKS: Drawing = {
  width: 84,
  height: 80,
  shapes: [
    ['peach', box(-42, -40, 40, 40)],
    ['moss', box(2, -40, 40, 40)],
    ['orange', box(-24, -80, 40, 40)],
    ['line', 'M-22-30l10 19h-20z'],
    ['peach', ellipse(22, -20, 9)],
    ['line', 'M-11-50l7-20 7 20M-9-57h10'],
  ],
}

export const GOGGLES: Drawing = {
  width: 84,
  height: 92,
  hangs: true,
  shapes: [
    ['bold', 'M0 2C-34 14-42 46-38 72M0 2C34 14 42 46 38 72'],
    ['orange', ellipse(-20, 74, 21, 17) + ellipse(20, 74, 21, 17)],
    ['paper', ellipse(-20, 74, 14, 10.5) + ellipse(20, 74, 14, 10.5)],
    ['water', ellipse(-20, 74, 14, 10.5) + ellipse(20, 74, 14, 10.5)],
    ['paper-line', 'M-27 73q1-5 7-6M13 73q1-5 7-6'],
    ['ember', 'M-5 69q5-4 10 0v7q-5-4-10 0z'],
  ],
}

export const BABY_BOTTLE: Drawing = {
  width: 42,
  height: 104,
  shapes: [
    ['paper', 'M-20-6v-56q0-8 8-10h24q8 2 8 10v56q0 6-6 6h-28q-6 0-6-6z'],
    ['sand', 'M-20-44h40v38q0 6-6 6h-28q-6 0-6-6z'],
    ['line', 'M8-54h12M12-44h8M8-34h12M12-24h8M8-14h12'],
    ['moss', 'M-17-72v-12h34v12z'],
    ['peach', 'M-11-84q0-6 6-8q-1-12 5-12t5 12q6 2 6 8z'],
  ],
}

export const BOOTEES: Drawing = {
  width: 84,
  height: 44,
  shapes: [
    ['paper', 'M-2-38h24v18q18 2 20 12q0 8-8 8h-30q-6 0-6-8z'],
    ['peach', 'M-4-44h28v11h-28z'],
    ['paper', 'M-38-36h24v17q18 2 20 11q0 8-8 8h-30q-6 0-6-8z'],
    ['peach', 'M-40-42h28v11h-28z'],
    ['orange', 'M-13-22l-9-5v10zM-13-22l9-5v10z'],
    ['line', 'M-37-5h41'],
  ],
}

export const NIGHT_LIGHT: Drawing = {
  width: 72,
  height: 88,
  shapes: [
    ['glow', ellipse(0, -56, 52)],
    ['paper', 'M-15 0q6-22 4-46h22q-2 24 4 46z'],
    ['orange', 'M-36-46q0-42 36-42t36 42q-36 8-72 0z'],
    ['peach', ellipse(-14, -66, 5) + ellipse(8, -74, 6) + ellipse(18, -58, 4)],
    ['line', 'M-7-18h14'],
  ],
}

export const PAPER_BOAT: Drawing = {
  width: 92,
  height: 58,
  shapes: [
    ['sand', 'M-22-24L0-58l22 34z'],
    ['line', 'M0-58v34'],
    ['paper', 'M-46-32q30 10 46 4q16 6 46-4L28 0h-56z'],
    ['line', 'M-46-32L0-4l46-28'],
  ],
}

export const PAINT_JAR: Drawing = {
  width: 62,
  height: 112,
  shapes: [
    ['orange', 'M-10-46l-14-44 5-2 15 46z'],
    ['ink', 'M-26-88q-6-12-2-22 8 8 9 20z'],
    ['moss', 'M2-46l2-56h6l-2 56z'],
    ['peach', 'M4-102l3-10 3 10z'],
    ['peach', 'M8-46l16-36 5 2-15 34z'],
    ['ember', 'M23-80q0-12 9-18 3 12-2 20z'],
    ['paper', 'M-24 0v-48h48V0z'],
    ['water', 'M-24 0v-28h48V0z'],
    ['line', 'M-16-40h10'],
  ],
}

export const SAILING_BOAT: Drawing = {
  width: 112,
  height: 148,
  shapes: [
    ['sand', 'M-26 0l8-14h36l8 14z'],
    ['bold', 'M0-38v-106'],
    ['paper', 'M5-138q40 44 46 92H5z'],
    ['peach', 'M-5-128q-36 36-44 82h44z'],
    ['line', 'M5-66h44'],
    ['orange', 'M1-148l20 5-20 6z'],
    ['ember', 'M-56-40H56q-8 28-32 28h-48q-24 0-32-28z'],
    ['peach-line', 'M-48-31h96'],
  ],
}

export const ROCKING_HORSE: Drawing = {
  width: 120,
  height: 112,
  shapes: [
    ['line', 'M-30-44l-10 34M-24-44l6 36M24-44l-6 36M30-44l10 34'],
    ['sand', 'M-36-44l-11 36h8l13-36zM36-44l11 36h-8l-13-36z'],
    ['orange', 'M-58-19q58 26 116 0l2 6q-60 26-120 0z'],
    ['moss', 'M42-66q18 2 16 30q-10-4-18-18z'],
    ['paper', 'M-44-44q-6-22 2-34l-16-6q-4-4 0-10l22-16 8-2 4 8q10 8 14 22h44q12 6 8 38z'],
    ['moss', 'M-28-106q14 4 16 28l-10-4q2-12-6-24z'],
    ['ember', 'M-8-82h30v22q-15 6-30 0z'],
    ['bold', 'M-38-98v.1'],
    ['line', 'M-44-80l14-8'],
  ],
}

export const KITE: Drawing = {
  width: 84,
  height: 132,
  hangs: true,
  shapes: [
    ['line', 'M0 84q-14 12 0 22t0 22'],
    ['orange', 'M-2 98l-12-6v12zM-2 98l12-6v12zM4 116l-12-6v12zM4 116l12-6v12z'],
    ['paper', 'M0 0L-40 34 0 86z'],
    ['peach', 'M0 0L40 34 0 86z'],
    ['ember', 'M0 34L-40 34 0 86z'],
    ['moss', 'M0 34L40 34 0 86z'],
    ['line', 'M0 0v86'],
  ],
}
