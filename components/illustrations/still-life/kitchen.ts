import { box, type Drawing, ellipse } from './drawing.ts'

export const COPPER_PAN: Drawing = {
  width: 138,
  height: 74,
  shapes: [
    ['peach', 'M22-50l42-8q5 0 5 5t-5 5l-42 8z'],
    ['line', 'M62-54v.1'],
    ['ember', 'M-66-54h90v42q0 12-12 12h-66q-12 0-12-12z'],
    ['peach-line', 'M-56-44v26q0 8 8 8'],
    ['peach', 'M-70-54q49-20 98 0z'],
    ['evergreen', ellipse(-21, -69, 5)],
  ],
}

export const UTENSIL_JAR: Drawing = {
  width: 78,
  height: 148,
  shapes: [
    ['line', 'M-12-60q-20-38-8-68M-10-60q-4-40-10-68M-6-60q6-46-14-68M-4-60q18-38-16-68'],
    ['line', 'M-20-128q-20 28-2 68'],
    ['peach', 'M4-60v-54h7v54z'],
    ['peach', ellipse(7.5, -128, 12, 17)],
    ['line', 'M7.5-140v22'],
    ['moss', 'M18-60l10-54 6 1-9 53z'],
    ['moss', 'M22-114q0-22 14-22t10 24z'],
    ['paper', 'M-30-62h60l-4 56q0 6-6 6h-40q-6 0-6-6z'],
    ['orange', 'M-29-46h58l-1 12h-56z'],
    ['sand', box(-33, -68, 66, 8)],
  ],
}

export const FRUIT_BOWL: Drawing = {
  width: 108,
  height: 80,
  shapes: [
    ['orange', ellipse(-24, -46, 19, 17) + ellipse(26, -44, 18, 16)],
    ['peach', ellipse(2, -54, 20, 18)],
    ['moss', 'M2-72q10-12 24-8-6 12-24 8z'],
    ['bold', 'M-30-52v.1M30-50v.1'],
    ['evergreen', 'M-54-40H54q-4 32-36 34h-36q-32-2-36-34z'],
    ['evergreen', 'M-18-6h36l4 6h-44z'],
    ['peach-line', 'M-44-30h88'],
  ],
}

export const STOCKPOT: Drawing = {
  width: 124,
  height: 92,
  shapes: [
    ['bold', 'M-48-50h-12v14h12M48-50h12v14h-12'],
    ['moss', 'M-50-62H50v50q0 12-12 12h-76q-12 0-12-12z'],
    ['evergreen', box(-54, -68, 108, 10)],
    ['sand', 'M-50-68q50-26 100 0z'],
    ['orange', ellipse(0, -86, 6)],
    ['paper-line', 'M-40-48v28q0 8 8 8'],
  ],
}

export const PRESERVES: Drawing = {
  width: 96,
  height: 88,
  shapes: [
    ['ember', 'M-42-58q-4 2-4 8v44q0 6 6 6h38q6 0 6-6v-44q0-6-4-8z'],
    ['sand', box(-36, -42, 30, 24)],
    ['line', 'M-30-34h18M-30-27h12'],
    ['peach', 'M-42-74q-2-12 21-14t21 14l8 14h-58z'],
    ['line', 'M-43-66h44'],
    ['orange', 'M8-42q-4 2-4 8v28q0 6 6 6h32q6 0 6-6v-28q0-6-4-8z'],
    ['paper', box(14, -30, 24, 18)],
    ['line', 'M19-24h14M19-18h9'],
    ['evergreen', box(8, -54, 36, 12)],
  ],
}

export const PIE: Drawing = {
  width: 120,
  height: 58,
  shapes: [
    ['peach', 'M-50-32q10-24 50-26 40 2 50 26z'],
    ['line', 'M-18-44l6 9M0-48v10M18-44l-6 9'],
    ['paper', 'M-58-28H58L46 0h-92z'],
    ['line', 'M-38-28l6 28M-20-28l4 28M0-28V0M20-28l-4 28M38-28l-6 28'],
    [
      'peach',
      'M-60-28q-2-9 8-8 6-5 13 0 6-5 13 0 7-5 13 0 6-5 13 0 6-5 13 0 7-5 13 0 6-5 13 0 6-5 13 0 10-1 8 8z',
    ],
  ],
}

export const ROLLING_PIN: Drawing = {
  width: 120,
  height: 28,
  shapes: [
    ['ember', 'M-40-18h-14q-6 0-6 4t6 4h14zM40-18h14q6 0 6 4t-6 4h-14z'],
    ['peach', 'M-40-28h80q4 0 4 4v20q0 4-4 4h-80q-4 0-4-4v-20q0-4 4-4z'],
    ['line', 'M-30-20h40M0-10h32'],
  ],
}

export const OIL_BOTTLE: Drawing = {
  width: 44,
  height: 124,
  shapes: [
    ['peach', box(-6, -124, 12, 14)],
    ['moss', 'M-9-112H9v28q13 6 13 20v58q0 6-6 6h-32q-6 0-6-6v-58q0-14 13-20z'],
    ['sand', box(-22, -58, 44, 36)],
    ['evergreen', ellipse(4, -38, 6, 8)],
    ['moss', 'M0-46q-12 0-16-8 12-2 16 8z'],
    ['paper-line', 'M-3-104v16'],
  ],
}

export const TEACUP: Drawing = {
  width: 80,
  height: 58,
  shapes: [
    ['line', 'M-8-52q-6-7 0-13t0-13M6-52q-6-7 0-13t0-13'],
    ['bold', 'M24-36q16-2 14 10t-20 11'],
    ['paper', 'M-28-44h54q0 34-16 38h-22q-16-4-16-38z'],
    ['orange', 'M-27.5-36h53l-1.5 8h-50z'],
    ['sand', 'M-40-7h78l-8 7h-62z'],
  ],
}

export const TEAPOT: Drawing = {
  width: 132,
  height: 96,
  shapes: [
    ['bold', 'M38-60q28-10 26 14t-30 26'],
    ['paper', 'M-32-26q-12-4-16-24-4-14-18-18l6-8q20 2 26 18z'],
    ['paper', 'M-22-74h44q24 12 24 40 0 22-18 30h-56q-18-8-18-30 0-28 24-40z'],
    ['moss', 'M-45-44q45 16 90 0l1 10q-46 16-92 0z'],
    ['sand', 'M-28-74q28-22 56 0z'],
    ['orange', ellipse(0, -90, 6)],
    ['sand', 'M-28-4h56l4 4h-64z'],
  ],
}

export const COFFEE_POT: Drawing = {
  width: 108,
  height: 132,
  shapes: [
    ['evergreen', 'M24-92q32-8 30 22t-26 40l-3-7q18-12 20-32t-20-16z'],
    ['paper', 'M-24-46q-12-6-14-28-2-16-14-22l4-8q18 2 22 20z'],
    ['paper', 'M-18-104h36q2 24 10 44t4 46q-2 8-8 8h-48q-6 0-8-8-4-26 4-46t10-44z'],
    ['line', 'M-21-88h42'],
    ['sand', 'M-20-104q4-16 20-16t20 16z'],
    ['orange', ellipse(0, -125, 6)],
    ['sand', 'M-28-6h56l6 6h-68z'],
  ],
}

export const ONIONS: Drawing = {
  width: 66,
  height: 126,
  hangs: true,
  shapes: [
    ['bold', 'M0 2v30'],
    ['peach', 'M-6 24q6-14 12 0l5 60h-22z'],
    ['orange', ellipse(-16, 50, 14, 13) + ellipse(16, 58, 14, 13)],
    ['ember', ellipse(-17, 78, 15, 14) + ellipse(17, 86, 15, 14)],
    ['orange', ellipse(-3, 104, 17, 16)],
    ['line', 'M-3 120v6M-22 45q4-4 8-5M10 54q4-4 8-5M-11 98q4-5 9-6'],
  ],
}

export const LADLES: Drawing = {
  width: 88,
  height: 116,
  hangs: true,
  shapes: [
    ['line', 'M0 0l-38 18M0 0l38 18'],
    ['bold', 'M-42 18h84'],
    ['peach', 'M-27 22q0-8 6-8v66h-6zM20 22q0-8 6-8v58h-6z'],
    ['ember', 'M-44 80h40q0 26-20 26t-20-26z'],
    ['peach-line', 'M-36 86q2 10 8 13'],
    ['peach', ellipse(23, 94, 21)],
    ['bold', 'M14 86v.1M23 82v.1M32 86v.1M14 96v.1M23 94v.1M32 96v.1M18 105v.1M28 105v.1'],
  ],
}
