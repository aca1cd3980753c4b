import { box, type Drawing, ellipse } from './drawing.ts'

export const BOOKS: Drawing = {
  width: 100,
  height: 100,
  shapes: [
    ['evergreen', box(-50, -92, 24, 92)],
    ['ember', box(-26, -78, 20, 78)],
    ['sand', box(-6, -100, 22, 100)],
    ['peach', 'M17 0l20-80 18 5L36 0z'],
    ['peach-line', 'M-44-80h12M-44-73h12M-21-68h10M-21-14h10'],
    ['line', 'M-1-88h12M-1-81h12M-1-14h12M33-64l18 5'],
  ],
}

export const GLOBE: Drawing = {
  width: 90,
  height: 138,
  shapes: [
    ['evergreen', 'M-32 0q0-8 14-10h36q14 2 14 10z'],
    ['peach', box(-5, -24, 10, 15)],
    ['peach', 'M18-134a56 56 0 1 0 0 112l-3-7a48 48 0 1 1 0-98z'],
    ['paper', ellipse(6, -77, 44)],
    ['water', ellipse(6, -77, 44)],
    [
      'moss',
      'M-14-112q18-10 30 0-2 12-14 12 4 10-6 16-16-2-20-14zM12-72q14-8 26 2 2 16-12 28-8-2-8-14zM-30-62q10 0 14 10-6 4-8 8-6-8-6-18z',
    ],
    ['line', 'M-37-86q43 18 86-8'],
  ],
}

export const FRAMED_PHOTOGRAPH: Drawing = {
  width: 82,
  height: 104,
  shapes: [
    ['moss', box(-41, -104, 82, 104)],
    ['paper', box(-31, -94, 62, 84)],
    ['peach', ellipse(0, -52, 24, 33)],
    ['evergreen', 'M-18-29q2-16 12-18-8-10-2-20 8-8 14 2 4 10-3 18 12 4 14 20-18 16-35-2z'],
  ],
}

export const SPECTACLES: Drawing = {
  width: 108,
  height: 50,
  shapes: [
    ['paper', box(-42, -22, 92, 18)],
    ['line', 'M-30-16h80M-30-10h80'],
    ['ember', 'M-54-13q0-13 10-13h96v5h-94q-6 0-6 8t6 8h94v5h-96q-10 0-10-13z'],
    ['paper', ellipse(-13, -38, 14, 12) + ellipse(21, -38, 14, 12)],
    ['line', 'M1-40q3-3 6 0M-27-40q-10-2-14 14M35-40q8-2 14 14'],
    ['fine', 'M-18-36l8-8M16-36l8-8'],
  ],
}

export const PLANS: Drawing = {
  width: 76,
  height: 150,
  shapes: [
    ['paper', 'M-28-50l-8-78 18-3 8 81z'],
    ['paper', 'M-9-50v-94h18v94z'],
    ['sand', 'M12-50l8-72 18 3-8 69z'],
    ['sand', ellipse(-27, -130, 9, 4) + ellipse(0, -144, 9, 4)],
    ['paper', ellipse(29, -121, 9, 4)],
    ['orange', 'M-9-100h18v7h-18z'],
    ['moss', 'M-34-62h68L29 0h-58z'],
    ['peach-line', 'M-30-48h60M-26-12h52'],
  ],
}

export const DIARY: Drawing = {
  width: 66,
  height: 88,
  shapes: [
    ['paper', box(-29, -84, 62, 82)],
    ['evergreen', 'M-33-88h60v88h-60z'],
    ['sand', box(-21, -72, 36, 24)],
    ['line', 'M-14-63h22M-14-56h14'],
    ['orange', box(18, -88, 5, 88)],
  ],
}

export const CLOCK: Drawing = {
  width: 84,
  height: 108,
  shapes: [
    ['bold', 'M-24-14l-10 14M24-14l10 14'],
    ['peach', 'M-36-78a20 20 0 0 1 30-18zM36-78a20 20 0 0 0-30-18z'],
    ['bold', 'M0-86v-18M-7-105h14'],
    ['moss', ellipse(0, -45, 41)],
    ['paper', ellipse(0, -45, 32)],
    ['line', 'M0-72v5M0-23v5M-27-45h5M22-45h5M-19-64l3 3M19-64l-3 3M-19-26l3-3M19-26l-3-3'],
    ['bold', 'M0-45v-19M0-45l13 9'],
    ['orange', ellipse(0, -45, 4)],
  ],
}

export const CLIPBOARD: Drawing = {
  width: 78,
  height: 108,
  shapes: [
    ['peach', box(-39, -102, 78, 102)],
    ['paper', box(-31, -90, 62, 82)],
    ['fine', 'M-31-62h62M-31-46h62M-31-30h62M-16-76v68M0-76v68M16-76v68'],
    ['ember-line', 'M-24-34l10-16 11 12 10-22 10 14 9-14'],
    ['evergreen', 'M-17-88v-12q0-8 10-8h14q10 0 10 8v12z'],
  ],
}

export const CARAFE: Drawing = {
  width: 64,
  height: 116,
  shapes: [
    ['paper', 'M-12-82h24q0 16 10 24t10 26v24q0 8-8 8h-48q-8 0-8-8v-24q0-18 10-26t10-24z'],
    ['water', 'M-31-38h62q1 4 1 8v22q0 8-8 8h-48q-8 0-8-8v-22q0-4 1-8z'],
    ['paper', 'M-19-80l3-36h32l3 36z'],
    ['line', 'M-12-88l2-20'],
    ['paper-line', 'M-22-28v18'],
  ],
}

export const LEDGERS: Drawing = {
  width: 120,
  height: 76,
  shapes: [
    ['moss', 'M-56-26H56q4 0 4 4v18q0 4-4 4H-56q-4 0-4-4v-18q0-4 4-4z'],
    ['peach-line', 'M-46-26V0M-40-26V0M46-26V0M40-26V0'],
    ['ember', 'M-50-50H46q4 0 4 4v16q0 4-4 4H-50q-4 0-4-4v-16q0-4 4-4z'],
    ['sand', box(-26, -45, 48, 14)],
    ['line', 'M-18-38h32'],
    ['evergreen', 'M-44-76H50q4 0 4 4v18q0 4-4 4H-44q-4 0-4-4v-18q0-4 4-4z'],
    ['peach-line', 'M-36-76v26M-30-76v26M42-76v26M36-76v26'],
    ['orange', ellipse(3, -63, 6)],
  ],
}

export const TELEPHONE: Drawing = {
  width: 124,
  height: 92,
  shapes: [
    ['evergreen', 'M-56 0q0-24 15-32l15-20h52l15 20Q56-24 56 0z'],
    ['evergreen', 'M-24-50v-12h10v7h28v-7h10v12z'],
    ['moss', 'M-60-60q-4-30 60-30t60 30q0 8-8 8H32q-8 0-8-8v-3q-24-8-48 0v3q0 8-8 8h-20q-8 0-8-8z'],
    ['paper', ellipse(0, -26, 20)],
    ['bold', 'M0-40v.1M11-35v.1M14-23v.1M8-13v.1M-8-13v.1M-14-23v.1M-11-35v.1'],
    ['orange', ellipse(0, -26, 7)],
  ],
}

export const LETTERS: Drawing = {
  width: 88,
  height: 84,
  shapes: [
    ['sand', 'M-34-10l-4-66 52-6 5 70z'],
    ['line', 'M-38-76l28 24 24-30'],
    ['paper', 'M-12-10v-58h50v58z'],
    ['line', 'M-12-68l25 22 25-22'],
    ['ember', ellipse(13, -44, 6)],
    ['moss', 'M-44-36h88V0h-88z'],
    ['peach-line', 'M-36-28h72M-36-8h72'],
  ],
}

export const SET_SQUARE: Drawing = {
  width: 92,
  height: 96,
  shapes: [
    ['peach', 'M-46 0v-84l84 84z'],
    ['sand', 'M-34-12v-42l42 42z'],
    ['line', 'M-46-70h6M-46-56h6M-46-42h6M-46-28h6M-46-14h6'],
    ['evergreen', 'M20-92L0-4l-3-1 15-88zM22-92l18 88 3-1-13-88z'],
    ['orange', ellipse(21, -90, 7)],
    ['line', 'M8-46q13 8 26 0'],
  ],
}

export const SLATE: Drawing = {
  width: 104,
  height: 92,
  hangs: true,
  shapes: [
    ['line', 'M0 0l-34 20M0 0l34 20'],
    ['peach', box(-52, 18, 104, 74)],
    ['evergreen', box(-43, 27, 86, 56)],
    ['paper-line', 'M-32 50q5-9 11-3t-11 21h13M-8 58H6M-1 51v14M16 46h14l-8 22'],
  ],
}

export const CALENDAR: Drawing = {
  width: 88,
  height: 108,
  hangs: true,
  shapes: [
    ['line', 'M0 0l-26 18M0 0l26 18'],
    ['paper', box(-44, 18, 88, 90)],
    ['ember', box(-44, 18, 88, 24)],
    ['peach-line', 'M-22 30h44'],
    ['fine', 'M-34 56h68M-34 70h68M-34 84h68M-34 98h68M-17 50v52M0 50v52M17 50v52'],
    ['orange', ellipse(8.5, 77, 7)],
  ],
}
