/**
 * What the agency asks of employers and promises them. Messages take these figures from here; the
 * content says some of them in words of its own, which a test holds against them.
 */
export const TERMS = {
  /** Of the first year's gross pay; tax comes on top. */
  feeShare: 0.18,
  /** Of the pay for all the time, where that is no longer than these months. */
  temporaryShare: 0.25,
  temporaryMonths: 3,
  /** Work of so many months or more is permanent. For less it is one month's pay. */
  permanentMonths: 6,
  /** From the first working day on. */
  guaranteeMonths: 6,
  /** After which a part of the fee is given back, where no replacement was found. */
  replacementDays: 30,
  /** From the first conversation to the first working day, where neither notice nor a visa is waited for. */
  weeksToFirstDay: 4,
  /** To pay the invoice in; the guarantee holds for a fee that was paid by then. */
  paymentDays: 14,
  /** In which a fee is due for whoever we have introduced, with or without us. */
  introductionMonths: 12,
  /** Of the head office's country, in examples. */
  vatShare: 0.2,
} as const

/** Countries whose offices add no value added tax, as ISO codes. */
export const WITHOUT_VAT: ReadonlySet<string | undefined> = new Set(['US'])

/** A year's pay in examples, in pounds. */
export const EXAMPLE_PAY = 48_000
/** After which somebody leaves in examples of the guarantee; the content says them in words. */
export const EXAMPLE_WORKED_MONTHS = 2
