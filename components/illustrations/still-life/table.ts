import { box, type Drawing, ellipse } from './drawing.ts'

export const DECANTER: Drawing = {
  width: 76,
  height: 132,
  shapes: [
    ['paper', 'M-9-104H9v20q29 14 29 44v30q0 10-10 10h-56q-10 0-10-10v-30q0-30 29-44z'],
    ['ember', 'M-37-46h74q1 4 1 8v28q0 10-10 10h-56q-10 0-10-10v-28q0-4 1-8z'],
    ['peach-line', 'M-28-36v24M-14-36v24'],
    ['sand', 'M-14-110h28v7h-28z'],
    ['peach', 'M0-134l12 11-8 13h-8l-8-13z'],
    ['line', 'M-12-123h24'],
  ],
}

export const WINE_GLASS: Drawing = {
  width: 50,
  height: 104,
  shapes: [
    ['line', 'M0-50V-6'],
    ['paper', 'M-20-104h40q10 56-20 56t-20-56z'],
    ['ember', 'M-23-80h46q-1 32-23 32t-23-32z'],
    ['paper', 'M-20 0q2-6 18-7h4q16 1 18 7z'],
    ['bold', 'M0-48v40'],
  ],
}

export const CANDLESTICK: Drawing = {
  width: 56,
  height: 156,
  shapes: [
    ['glow', ellipse(0, -140, 34)],
    ['paper', box(-7, -126, 14, 52)],
    ['orange', 'M0-156q10 12 8 20t-8 6-8-6 8-20z'],
    ['line', 'M0-130v5'],
    ['sand', 'M-14-74h28l-4 10h-20z'],
    ['peach', 'M-5-64h10l3 14-4 26h-8l-4-26z'],
    ['peach', ellipse(0, -46, 9, 6)],
    ['sand', 'M-28 0q0-12 14-14 8-2 10-10h8q2 8 10 10 14 2 14 14z'],
  ],
}

export const SHOE_BRUSH: Drawing = {
  width: 92,
  height: 38,
  shapes: [
    ['evergreen', 'M-42-18h84l4 18h-92z'],
    ['paper-line', 'M-32-10v6M-16-10v6M0-10v6M16-10v6M32-10v6'],
    ['peach', 'M-46-18q0-20 22-20 24 6 48 0 22 0 22 20z'],
  ],
}

export const SHOE_POLISH: Drawing = {
  width: 54,
  height: 26,
  shapes: [
    ['ember', box(-25, -14, 50, 14)],
    ['orange', 'M-27-14v-8q0-4 4-4h46q4 0 4 4v8z'],
    ['line', 'M-12-20h24'],
  ],
}

export const DESK_BELL: Drawing = {
  width: 76,
  height: 54,
  shapes: [
    ['evergreen', ellipse(0, -48, 5, 6)],
    ['orange', 'M-30-10a30 34 0 0 1 60 0z'],
    ['paper-line', 'M-20-18q2-12 12-16'],
    ['evergreen', 'M-38-10h76l-4 10h-68z'],
  ],
}

export const VASE: Drawing = {
  width: 92,
  height: 150,
  shapes: [
    ['line', 'M-3-60q-4-34-24-52M0-60v-60M4-60q4-30 26-42M-2-60q-14-22-34-22M3-60q12-14 30-16'],
    [
      'moss',
      'M-36-82q-10-2-12-12 14-2 16 10zM33-76q12-2 14-12-14-2-16 10zM-4-80q-12-4-12-16 12 4 12 16z',
    ],
    ['orange', ellipse(-28, -118, 15)],
    ['peach', ellipse(-28, -118, 6)],
    ['paper', ellipse(2, -132, 17)],
    ['orange', ellipse(2, -132, 6)],
    ['ember', ellipse(32, -110, 13)],
    ['peach', ellipse(32, -110, 5)],
    ['paper', 'M-12-66h24q-4 14 8 26t6 30q-2 10-10 10h-32q-8 0-10-10-6-18 6-30t8-26z'],
    ['moss', 'M-27-24q27 10 54 0l-1 8q-26 8-52 0z'],
  ],
}

export const CHESS: Drawing = {
  width: 108,
  height: 84,
  shapes: [
    [
      'evergreen',
      'M-40-14q0-8 6-10v-20h-5v-5h5q2-6 5-8v-10h-4v-5h4v-6h6v6h4v5h-4v10q3 2 5 8h5v5h-5v20q6 2 6 10z',
    ],
    ['paper', 'M-4-14q0-8 6-10l3-14h12l3 14q6 2 6 10z'],
    ['paper', ellipse(11, -44, 9)],
    ['paper', 'M32-14q0-6 4-8l2-10h10l2 10q4 2 4 8z'],
    ['paper', ellipse(43, -37, 7)],
    ['sand', box(-54, -14, 108, 14)],
    ['evergreen', `${box(-54, -14, 18, 7)}${box(-18, -14, 18, 7)}${box(18, -14, 18, 7)}`],
    ['evergreen', `${box(-36, -7, 18, 7)}${box(0, -7, 18, 7)}${box(36, -7, 18, 7)}`],
  ],
}

export const PICNIC_BASKET: Drawing = {
  width: 126,
  height: 104,
  shapes: [
    ['bold', 'M-36-54q0-48 36-48t36 48'],
    ['peach', 'M-56-46h112l-8 40q-1 6-7 6h-82q-6 0-7-6z'],
    ['line', 'M-52-30h104M-49-16h98M-36-46l5 46M-18-46l2 46M0-46V0M18-46l-2 46M36-46l-5 46'],
    ['sand', box(-60, -58, 120, 12)],
    ['paper', 'M8-58h40v30l-20 14-20-14z'],
    ['ember-line', 'M8-48h40M8-38h40M18-58v37M28-58v44M38-58v37'],
  ],
}

export const CLOCHE: Drawing = {
  width: 124,
  height: 84,
  shapes: [
    ['orange', ellipse(0, -74, 7, 8)],
    ['paper', 'M-50-10a50 58 0 0 1 100 0z'],
    ['water', 'M14-66q36 12 36 56H32q4-36-18-56z'],
    ['line', 'M-38-20q4-28 24-36'],
    ['peach', 'M-62-10H62q-2 10-12 10h-100q-10 0-12-10z'],
  ],
}
