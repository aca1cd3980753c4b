import { box, type Drawing, ellipse } from './drawing.ts'

export const COINS: Drawing = {
  width: 104,
  height: 62,
  shapes: [
    ['orange', box(-50, -12, 42, 12)],
    ['peach', box(-47, -24, 42, 12)],
    ['orange', box(-51, -36, 42, 12)],
    ['peach', box(-48, -48, 42, 12)],
    ['orange', box(-50, -60, 42, 12)],
    ['line', 'M-38-8v4M-29-8v4M-20-8v4M-38-32v4M-29-32v4M-20-32v4M-38-56v4M-29-56v4M-20-56v4'],
    ['peach', box(0, -10, 42, 10)],
    ['orange', ellipse(28, -34, 24)],
    ['line', ellipse(28, -34, 17)],
    ['peach', 'M28-46l9 12-9 12-9-12z'],
  ],
}

export const PASSPORT: Drawing = {
  width: 76,
  height: 100,
  shapes: [
    ['paper', 'M-14-6l-12-86 44-8 12 88z'],
    ['orange', 'M-24-80l44-7 2 10-44 7z'],
    ['ember', 'M-30-84h58q6 0 6 6v72q0 6-6 6h-58z'],
    ['peach-line', `${ellipse(2, -48, 15)}M-13-48h30M2-63q-14 15 0 30M2-63q14 15 0 30`],
    ['peach-line', 'M-14-72h32M-8-18h20'],
    ['line', 'M-22-84V0'],
  ],
}

export const CONTRACT: Drawing = {
  width: 88,
  height: 116,
  shapes: [
    ['sand', 'M-30-2l-8-106 54-6 8 108z'],
    ['paper', 'M-38 0v-104h56l18 18V0z'],
    ['sand', 'M18-104v18h18z'],
    ['bold', 'M-26-84h26'],
    ['fine', 'M-26-68h50M-26-58h50M-26-48h44M-26-38h28'],
    ['ember-line', 'M-28-16q6-16 10-4t10-6 8 6 8-4'],
    ['ember', 'M12-20l-6 20 12-6 12 6-6-20z'],
    ['orange', ellipse(18, -24, 13)],
    ['line', ellipse(18, -24, 7)],
  ],
}

export const HOURGLASS: Drawing = {
  width: 70,
  height: 120,
  shapes: [
    ['bold', 'M-27-110V-8M27-110V-8'],
    ['paper', 'M-20-110h40q2 34-16 46v8Q22-44 20-10h-40q-2-34 16-46v-8q-18-12-16-46z'],
    ['orange', 'M-17-88q17 6 34 0-3 16-15 26h-4q-12-10-15-26z'],
    ['orange', 'M-20-10q2-20 20-28 18 8 20 28z'],
    ['line', 'M0-62v24'],
    ['moss', `${box(-35, -10, 70, 10)}${box(-35, -120, 70, 10)}`],
    ['peach-line', 'M-26-5h52M-26-115h52'],
  ],
}

export const MAGNIFIER: Drawing = {
  width: 106,
  height: 92,
  shapes: [
    ['sand', box(-52, -10, 98, 10)],
    ['paper', box(-46, -18, 88, 8)],
    ['line', 'M-38-5h60'],
    ['ember', 'M15-40l8-7 30 36-9 8z'],
    ['peach', ellipse(-6, -60, 33)],
    ['paper', ellipse(-6, -60, 25)],
    ['water', ellipse(-6, -60, 25)],
    ['paper-line', 'M-22-64q4-12 14-14'],
  ],
}

export const RADIO: Drawing = {
  width: 50,
  height: 134,
  shapes: [
    ['bold', 'M-12-92v-42'],
    ['peach', box(-17, -100, 10, 12)],
    ['orange', box(6, -98, 12, 10)],
    ['evergreen', 'M-24 0v-82q0-8 8-8h32q8 0 8 8V0z'],
    ['moss', 'M-24-40h48l2 20-2 20h-48l-2-20z'],
    ['paper', box(-15, -80, 30, 16)],
    ['line', 'M-9-72h10'],
    ['peach-line', 'M-14-54h28M-14-47h28M-12-28h24M-12-20h24M-12-12h24'],
  ],
}

export const STETHOSCOPE: Drawing = {
  width: 76,
  height: 116,
  hangs: true,
  shapes: [
    ['bold', 'M0 0Q-34 4-28 40T-6 82v8M0 0q34 4 28 40t-14 38'],
    ['bold', 'M-6 86q0 22 18 22t18-20'],
    ['peach', 'M-32 34l-8 6 4 6 8-5zM32 34l8 6-4 6-8-5z'],
    ['orange', ellipse(30, 82, 12)],
    ['paper', ellipse(30, 82, 6)],
  ],
}

export const DINNER_JACKET: Drawing = {
  width: 92,
  height: 112,
  hangs: true,
  shapes: [
    ['bold', 'M0 0v12'],
    ['peach', 'M0 10l34 18h-68z'],
    ['paper', 'M-15 20h30v52h-30z'],
    ['evergreen', 'M-14 18l-24 10-8 62h15l5-34v50q14 5 26 3V60z'],
    ['evergreen', 'M14 18l24 10 8 62H31l-5-34v50q-14 5-26 3V60z'],
    ['moss', 'M-14 18l-8 18 8 3-3 7L0 64V58zM14 18l8 18-8 3 3 7L0 64V58z'],
    ['ember', 'M0 26l-10-6v12zM0 26l10-6v12z'],
    ['paper', 'M12 52h10l-1-5-4 2-4-3z'],
    ['orange', `${ellipse(-7, 74, 2)}${ellipse(7, 74, 2)}`],
  ],
}
