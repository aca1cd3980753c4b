export type ButtonTone = 'primary' | 'secondary' | 'accent'

const TONES: Record<ButtonTone, string> = {
  primary: 'border-evergreen bg-evergreen text-paper hover:border-moss hover:bg-moss',
  secondary:
    'border-field text-ink hover:border-ink in-[.on-evergreen]:text-paper in-[.on-evergreen]:hover:border-paper',
  accent: 'border-orange bg-orange text-ink hover:border-paper hover:bg-paper',
}

/** How a button looks, be it a button or a link. */
export function buttonClass(tone: ButtonTone): string {
  return `inline-flex min-h-12 items-center justify-center gap-2.5 rounded-sm border px-6 py-3 font-medium transition-colors duration-200 ${TONES[tone]}`
}
