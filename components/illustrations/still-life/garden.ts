import { box, type Drawing, ellipse } from './drawing.ts'

export const WATERING_CAN: Drawing = {
  width: 134,
  height: 98,
  shapes: [
    ['bold', 'M34-66q34-6 30 20t-34 30'],
    ['bold', 'M-16-74q20-44 44 0'],
    ['moss', 'M-26-12L-58-80l9-6 30 46z'],
    ['sand', 'M-68-76l18-18 7 7-18 18z'],
    ['moss', 'M-28-74h68l-4 74h-60z'],
    ['evergreen', box(-32, -80, 76, 8)],
    ['peach-line', 'M-24-58h60M-23-14h58'],
  ],
}

export const TRUG: Drawing = {
  width: 140,
  height: 104,
  shapes: [
    [
      'moss',
      'M-30-44q-22-14-20-42 22 10 20 42zM-26-44q-8-26 8-46 14 22-8 46zM26-44q0-24 18-38 10 24-18 38z',
    ],
    ['orange', ellipse(4, -52, 17) + ellipse(34, -48, 13)],
    ['ember', ellipse(-16, -48, 14)],
    ['line', 'M4-69q0-6 6-8'],
    ['peach', 'M-70-46H70q-6 46-38 46h-64q-32 0-38-46z'],
    ['line', 'M-66-30h132M-58-15h116'],
    ['sand', 'M-40 0q-8-90 40-102 48 12 40 102h-9q6-78-31-92-37 14-31 92z'],
  ],
}

export const SECATEURS: Drawing = {
  width: 64,
  height: 124,
  hangs: true,
  shapes: [
    ['line', 'M-22 14Q0-12 22 14M-11 46l6-5 5 9 5-9 6 5'],
    ['paper', 'M-8 76q-16 18-4 48q18-14 18-44z'],
    ['sand', 'M8 80q14 10 4 30q-12-4-12-24z'],
    ['orange', 'M-6 82Q-34 52-28 14q1-6 7-5t5 8Q-18 46 8 70z'],
    ['ember', 'M6 82Q34 52 28 14q-1-6-7-5t-5 8Q18 46-8 70z'],
    ['peach', ellipse(0, 76, 7)],
    ['ink', ellipse(0, 76, 2)],
  ],
}

export const BOOTS: Drawing = {
  width: 96,
  height: 108,
  shapes: [
    ['evergreen', 'M-2-104h30v66q18 6 18 24v6h-50z'],
    ['ink', 'M-5-8h53v8h-53z'],
    ['moss', 'M-38-108h30v66q20 6 22 26v8h-54z'],
    ['peach', 'M-39-108h32v12h-32z'],
    ['paper-line', 'M-28-40v24'],
    ['ink', 'M-42-8h57v8h-57z'],
  ],
}

export const FLOWER_POT: Drawing = {
  width: 76,
  height: 116,
  shapes: [
    ['line', 'M0-46v-44'],
    [
      'moss',
      'M0-56q-32 0-38-30 34 0 38 30zM0-60q30-4 36-34-34 4-36 34zM0-74q-18-16-6-42 22 16 6 42z',
    ],
    ['ember', 'M-26-40h52l-6 34q-1 6-7 6h-26q-6 0-7-6z'],
    ['ember', box(-31, -54, 62, 14)],
    ['peach-line', 'M-20-32h40'],
  ],
}

export const DRIVING_GLOVES: Drawing = {
  width: 92,
  height: 104,
  hangs: true,
  shapes: [
    ['line', 'M0 0l-22 14M0 0l22 14'],
    ...glove(-1),
    ...glove(1),
    ['evergreen', box(-34, 10, 68, 9)],
  ],
}

/** Fingers down, the thumb outside; its side is that of the hand. */
function glove(side: 1 | -1): Drawing['shapes'] {
  const at = (x: number, y: number) => `${side * x} ${y}`
  const fingers = [
    [29, 96],
    [22, 103],
    [15, 104],
    [8, 98],
  ] as const
  const tips = fingers.map(([x, y]) => `L${at(x + 4, y - 5)}Q${at(x, y + 3)} ${at(x - 4, y - 5)}`)
  const thumb = `L${at(36, 46)}Q${at(48, 56)} ${at(45, 76)}Q${at(40, 82)} ${at(37, 75)}L${at(33, 66)}`
  return [
    ['ember', `M${at(4, 19)}L${at(31, 19)}${thumb}${tips.join('')}L${at(4, 70)}z`],
    [
      'line',
      fingers
        .slice(1)
        .map(([x]) => `M${at(x + 3.5, 97)}L${at(x + 3.5, 74)}`)
        .join(''),
    ],
    ['peach', `M${at(4, 32)}L${at(33, 32)}L${at(34, 41)}L${at(4, 41)}z`],
    ['orange', ellipse(side * 25, 36.5, 3)],
    ['peach-line', [10, 17, 24].map((x) => `M${at(x, 60)}l.1 0`).join('')],
  ]
}

export const THERMOS: Drawing = {
  width: 54,
  height: 124,
  shapes: [
    ['bold', 'M20-72q16 0 14 20t-14 20'],
    ['moss', 'M-22-92h44v86q0 6-6 6h-32q-6 0-6-6z'],
    ['paper-line', 'M-14-78v58'],
    ['sand', box(-22, -92, 44, 8)],
    ['orange', 'M-19-92v-26q0-6 6-6h26q6 0 6 6v26z'],
    ['peach', box(-22, -22, 44, 8)],
  ],
}

export const TOY_CAR: Drawing = {
  width: 112,
  height: 62,
  shapes: [
    ['peach', 'M-26-38l12-22h36l14 22z'],
    ['line', 'M4-60v22'],
    ['orange', 'M-54-12v-14q2-10 16-12h78q14 2 14 14v12z'],
    ['paper', ellipse(-48, -24, 5)],
    ['paper-line', 'M-24-28h30'],
    ['evergreen', ellipse(-28, -14, 14) + ellipse(30, -14, 14)],
    ['paper', ellipse(-28, -14, 6) + ellipse(30, -14, 6)],
  ],
}

export const STRAW_HAT: Drawing = {
  width: 104,
  height: 92,
  hangs: true,
  shapes: [
    ['peach', ellipse(0, 44, 52, 46)],
    ['line', 'M-43 44a43 37 0 0 0 86 0a43 37 0 0 0-18-30'],
    ['moss', 'M22 58l20 22-11 3-5 9-14-24z'],
    ['moss', ellipse(0, 44, 31, 27)],
    ['peach', ellipse(0, 42, 25, 21)],
    ['line', 'M-14 46a14 11 0 0 0 28 0'],
  ],
}

export const UMBRELLA: Drawing = {
  width: 44,
  height: 150,
  shapes: [
    ['bold', 'M0-100v-38q0-10 10-10t10 10v6'],
    ['line', 'M0-18V0'],
    ['moss', 'M-14-100h28l8 14-12 62q-4 8-10 8t-10-8l-12-62z'],
    ['evergreen', 'M0-100l10 14-4 70h-12l-4-70z'],
    ['orange', 'M-20-66l40-6v8l-40 6z'],
    ['peach', box(-6, -110, 12, 10)],
  ],
}
