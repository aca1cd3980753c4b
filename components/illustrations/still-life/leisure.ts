import { box, type Drawing, ellipse } from './drawing.ts'

export const METRONOME: Drawing = {
  width: 76,
  height: 116,
  shapes: [
    ['moss', 'M-34-10L-17-116h34L34-10z'],
    ['sand', 'M-21-28l12-76h18l12 76z'],
    ['line', 'M-6-92h12M-7-80h14M-8-68h16'],
    ['bold', 'M0-28l14-82'],
    ['orange', 'M1-66l13 2-3 14-13-2z'],
    ['evergreen', box(-38, -12, 76, 12)],
  ],
}

export const SUITCASE: Drawing = {
  width: 136,
  height: 104,
  shapes: [
    ['bold', 'M-20-88v-10q0-5 5-5h30q5 0 5 5v10'],
    ['ember', 'M-68-6v-76q0-6 6-6h124q6 0 6 6v76q0 6-6 6h-124q-6 0-6-6z'],
    ['peach', `${box(-48, -88, 14, 88)}${box(34, -88, 14, 88)}`],
    ['sand', ellipse(-6, -50, 17)],
    ['moss', 'M-6-62l11 21h-22z'],
    ['paper', 'M2-32l26-8 5 18-26 8z'],
    ['line', 'M9-26l14-4M11-20l9-3'],
  ],
}

export const VIOLIN: Drawing = {
  width: 76,
  height: 172,
  shapes: [
    ['evergreen', 'M-5-88h10v-66h-10z'],
    ['evergreen', ellipse(0, -160, 9)],
    ['bold', 'M-10-148h20M-10-140h20'],
    [
      'ember',
      'M0-92q28 0 26 20-2 10-10 14 0 6 10 12 14 12 8 30Q28 0 0 0t-34-16q-6-18 8-30 10-6 10-12-8-4-10-14-2-20 26-20z',
    ],
    ['evergreen', 'M-5-96h10v52h-10z'],
    ['peach', 'M-10-34h20v5h-20z'],
    ['evergreen', 'M-5-26h10l-2 18h-6z'],
    ['line', 'M-19-44q6 6 2 18M19-44q-6 6-2 18'],
    ['paper-line', 'M-2-140v114M2-140v114'],
  ],
}

export const CAMERA: Drawing = {
  width: 96,
  height: 70,
  shapes: [
    ['sand', 'M-18-56l6-12h24l6 12z'],
    ['orange', box(-38, -60, 14, 6)],
    ['evergreen', 'M-48-6v-44q0-6 6-6h84q6 0 6 6v44q0 6-6 6h-84q-6 0-6-6z'],
    ['peach', box(-48, -44, 96, 10)],
    ['sand', ellipse(0, -28, 23)],
    ['moss', ellipse(0, -28, 15)],
    ['paper-line', 'M-8-30q2-6 8-7'],
  ],
}
