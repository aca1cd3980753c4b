import { box, type Drawing, ellipse } from './drawing.ts'

export const IRON: Drawing = {
  width: 128,
  height: 84,
  shapes: [
    ['line', 'M46-56q22 2 14 22t4 34'],
    ['evergreen', 'M-34-40q4-34 30-44h42q14 0 14 14t-10 14l-2 16H26v-22H4q-16 2-18 22z'],
    ['moss', 'M-64-8q6-34 48-36h60q10 0 10 10v26z'],
    ['paper-line', 'M-48-14q8-20 32-22'],
    ['orange', ellipse(32, -26, 8)],
    ['sand', 'M-64-8H54v8H-62q-4-2-2-8z'],
  ],
}

export const LINEN: Drawing = {
  width: 116,
  height: 84,
  shapes: [
    ['paper', 'M-48-22h100q4 0 4 11t-4 11h-100q-10 0-10-11t10-11z'],
    ['line', 'M-48-11h104'],
    ['sand', 'M-44-42h94q4 0 4 10t-4 10h-94q-10 0-10-10t10-10z'],
    ['line', 'M-44-32h98'],
    ['paper', 'M-46-62h92q4 0 4 10t-4 10h-92q-10 0-10-10t10-10z'],
    ['ember-line', 'M-46-56h96M-46-48h96'],
    ['peach', 'M-42-80h88q4 0 4 9t-4 9h-88q-9 0-9-9t9-9z'],
    ['line', 'M-42-71h92'],
  ],
}

export const HERBS: Drawing = {
  width: 84,
  height: 118,
  hangs: true,
  shapes: [
    ['line', 'M-10 4l7 32M10 4L3 36M0 2v32M-2 40l-22 34M0 40v44M2 40l22 34'],
    [
      'moss',
      'M-18 62q-20 2-24 24 20 0 24-24zM18 62q20 2 24 24-20 0-24-24zM-12 70q-18 14-12 40 18-14 12-40zM12 70q18 14 12 40-18-14-12-40z',
    ],
    ['evergreen', 'M0 72q-16 20 0 46 16-26 0-46z'],
    ['peach-line', 'M0 82v26'],
    ['orange', 'M-9 32H9v9H-9z'],
    ['orange', 'M9 36.5l14-8v16z'],
  ],
}

export const APRON: Drawing = {
  width: 92,
  height: 124,
  hangs: true,
  shapes: [
    ['line', 'M0 0q-24 4-24 26M0 0q24 4 24 26M-36 64q-10 8-6 22M36 64q10 8 6 22'],
    ['sand', 'M-25 24h50q0 26 15 38l4 56q-44 10-88 0l4-56q15-12 15-38z'],
    ['ember-line', 'M-16 24v94M0 24v100M16 24v94'],
    ['paper', 'M-20 72h40v24q-20 8-40 0z'],
    ['ember', 'M-25 24h50v8h-50z'],
  ],
}

export const HATBOX: Drawing = {
  width: 112,
  height: 104,
  shapes: [
    ['bold', 'M-38-74q4-30 38-30t38 30'],
    ['sand', 'M-48-52h96v46q0 6-6 6h-84q-6 0-6-6z'],
    ['ember-line', 'M-38-52V0M-28-52V0M28-52V0M38-52V0'],
    ['peach', 'M-54-72q0-4 4-4h100q4 0 4 4v20h-108z'],
    ['ember-line', 'M-46-58h92'],
    ['paper', ellipse(0, -27, 20, 15)],
    ['line', 'M-9-30H9M-6-24H6'],
  ],
}

export const FEATHER_DUSTER: Drawing = {
  width: 60,
  height: 124,
  hangs: true,
  shapes: [
    ['orange', ellipse(0, 7, 5)],
    ['ember', 'M-4 10h8l2 46h-12z'],
    [
      'moss',
      'M-6 62q-24 8-26 34-2 18 8 26 2-8 6-10 0 10 6 14 4-8 8-10 2 10 10 10 0-8 4-12 8 4 12 0 10-14 2-32-8-16-18-20z',
    ],
    ['peach-line', 'M-8 70q-14 14-14 34M0 70q-4 18-2 36M8 70q12 12 12 30'],
    ['peach', 'M-8 54h16l2 12h-20z'],
  ],
}

export const FOLDED_SHIRT: Drawing = {
  width: 100,
  height: 56,
  shapes: [
    ['peach', 'M-46-20h92q4 0 4 10t-4 10h-92q-4 0-4-10t4-10z'],
    ['line', 'M-40-10h80'],
    ['paper', 'M-44-42h88q4 0 4 11t-4 11h-88q-4 0-4-11t4-11z'],
    ['line', 'M0-38v18'],
    ['bold', 'M0-28v.1'],
    ['paper', 'M-26-42q4-14 26-14t26 14l-16 8-10-8-10 8z'],
    ['sand', 'M-15-44q15-8 30 0l-15 4z'],
  ],
}

export const SEWING_MACHINE: Drawing = {
  width: 140,
  height: 114,
  shapes: [
    ['orange', box(-20, -114, 14, 14)],
    ['sand', `${box(-23, -100, 20, 4)}${box(-23, -116, 20, 4)}`],
    ['evergreen', 'M-54-96h88q18 0 18 18v58h-34v-42q0-8-8-8h-38v20h-26z'],
    ['moss', 'M-54-60h22v12h-22z'],
    ['bold', 'M-43-48v26'],
    ['peach-line', 'M-42-84h66'],
    ['peach', ellipse(56, -64, 15, 24)],
    ['line', ellipse(56, -64, 6, 12)],
    ['paper', box(-68, -27, 46, 8)],
    ['sand', box(-66, -20, 132, 20)],
    ['ember-line', 'M-54-10h108'],
  ],
}

export const THREAD: Drawing = {
  width: 92,
  height: 84,
  shapes: [
    ['orange', box(-38, -36, 28, 30)],
    ['line', 'M-38-28h28M-38-20h28M-38-12h28'],
    ['sand', `${box(-43, -42, 38, 7)}${box(-43, -7, 38, 7)}`],
    ['moss', box(8, -36, 28, 30)],
    ['paper-line', 'M8-28h28M8-20h28M8-12h28'],
    ['sand', `${box(3, -42, 38, 7)}${box(3, -7, 38, 7)}`],
    ['ember', box(-15, -78, 28, 30)],
    ['peach-line', 'M-15-70h28M-15-62h28M-15-54h28'],
    ['sand', `${box(-20, -84, 38, 7)}${box(-20, -49, 38, 7)}`],
  ],
}

export const SCISSORS: Drawing = {
  width: 64,
  height: 120,
  hangs: true,
  shapes: [
    ['line', 'M0 0q-14 2-16 14M0 0q14 2 16 14'],
    ['paper', 'M-12 39l18 30 7 50q-17-17-22-44L-20 45z'],
    ['paper', 'M12 39l-18 30-7 50q17-17 22-44L20 45z'],
    ['orange', `${ellipse(-16, 25, 15, 18)}M-24 25a8 11 0 1 1 16 0a8 11 0 1 1-16 0z`],
    ['orange', `${ellipse(16, 25, 15, 18)}M8 25a8 11 0 1 1 16 0a8 11 0 1 1-16 0z`],
    ['ink', ellipse(0, 65, 3)],
  ],
}

export const TOOLBOX: Drawing = {
  width: 128,
  height: 92,
  shapes: [
    ['peach', 'M-34-44l-8-38 8-2 9 40z'],
    ['evergreen', 'M-54-80l32-8 2 9q-14 0-32 8z'],
    ['moss', 'M24-44v-24h12v24z'],
    ['line', 'M30-68v-20'],
    ['bold', 'M-26-44v-16h44v16'],
    ['ember', box(-60, -46, 120, 46)],
    ['peach-line', 'M-52-34h104'],
    ['sand', box(-12, -40, 24, 18)],
    ['line', 'M0-34v6'],
  ],
}

export const LANTERN: Drawing = {
  width: 68,
  height: 136,
  shapes: [
    ['glow', ellipse(0, -58, 50)],
    ['line', 'M-28-20q-18-112 28-114t28 114'],
    ['peach', 'M-18-30q-12-26 0-52h36q12 26 0 52z'],
    ['orange', 'M0-72q12 16 8 28-2 8-8 8t-8-8q-4-12 8-28z'],
    ['evergreen', 'M-20-82l7-18h26l7 18z'],
    ['evergreen', box(-9, -108, 18, 8)],
    ['moss', 'M-20-30h40v8h-40z'],
    ['evergreen', 'M-30 0l4-22h52l4 22z'],
  ],
}

export const KEYS: Drawing = {
  width: 60,
  height: 106,
  hangs: true,
  shapes: [
    ['bold', ellipse(0, 18, 18)],
    ...key(-24, 36),
    ...key(24, 36),
    ...key(0, 44),
    ['orange', 'M8 34l8-4 14 34-12 5z'],
  ],
}

function key(lean: number, y: number): Drawing['shapes'] {
  const x = lean / 2
  return [
    ['peach', `M${x - 4} ${y + 14}l${lean / 3} 46h8l${-lean / 3}-46z`],
    ['peach', `M${x + lean / 3 + 4} ${y + 46}h9v5h-5v5h5v5h-9z`],
    ['peach', `${ellipse(x, y + 4, 11)}${ellipse(x, y + 4, 4.5)}`],
  ]
}
