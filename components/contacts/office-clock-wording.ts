import { localTime, type OfficeClock, officeStateAt } from '#lib/resources/settings/office.ts'

/** Sentences with `{time}`, `{until}` and `{from}` still to be filled in. */
export interface OfficeClockTexts {
  time: string
  open: string
  openAlways: string
  opensToday: string
  opensTomorrow: string
  /** By ISO weekday; the days that follow one without hours. */
  opensOn: Partial<Record<number, string>>
}

const TIME_TO_BE_FILLED = /\{(\w+)\}/g

/** What an office's clock says now: nothing where the browser does not know the time zone. */
export function officeClockText(office: OfficeClock, texts: OfficeClockTexts, instant: Date) {
  try {
    const state = officeStateAt(office, instant)
    const times = state.isOpen ? { until: state.until } : { from: state.opening?.time }
    return fill(sentenceFor(state, texts), { ...times, time: localTime(office.timeZone, instant) })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The sentence that needs the most room, with the capital that it is shown with. */
export function longestClockText({ opensOn, ...others }: OfficeClockTexts): string {
  const sentences = [...Object.values(others), ...Object.values(opensOn)]
  const longest = sentences
    .map((sentence = '') => sentence.replace(TIME_TO_BE_FILLED, '00:00'))
    .reduce((longer, text) => (text.length > longer.length ? text : longer), '')
  return longest.charAt(0).toUpperCase() + longest.slice(1)
}

function sentenceFor(state: ReturnType<typeof officeStateAt>, texts: OfficeClockTexts): string {
  if (state.isOpen) return state.until ? texts.open : texts.openAlways
  if (!state.opening) return texts.time
  const { daysAhead, weekday } = state.opening
  if (daysAhead === 0) return texts.opensToday
  return (daysAhead === 1 ? texts.opensTomorrow : texts.opensOn[weekday]) ?? texts.time
}

function fill(sentence: string, times: Record<string, string | undefined>): string {
  return sentence.replace(TIME_TO_BE_FILLED, (_place, name: string) => times[name] ?? '')
}
