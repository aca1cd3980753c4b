/** The same files as the headings' own face: a face that came too late for a page stays unused there. */
const LATE_FACE = '"Source Serif 4 Late"'
const OWN_FACE = '"Source Serif 4"'
const FILES = /\/fonts\/source-serif-4-/
const LATE_CLASS = 'late-headings'
/** By how much letters may stand closer or wider, in `em`, for the same lines; the least first. */
const SPACINGS_EM = [0, -0.004, 0.004, -0.008, 0.008, -0.014, 0.014, -0.02, 0.02, -0.03, 0.03]

/**
 * Gives the headings of a first visit their own face once it has come, without moving anything:
 * one whose lines would break elsewhere has its letters spaced until they do not, or keeps the
 * fallback. What is shown later begins with the face.
 */
export async function dressHeadings(): Promise<void> {
  if (cameInTime()) return
  const headings = findHeadings()
  const text = headings.map(({ textContent }) => textContent).join('')
  const loaded = await document.fonts.load(`1em ${LATE_FACE}`, text).catch(() => [])
  if (loaded.length === 0) return
  const before = headings
    .filter((heading) => heading.isConnected)
    .map((heading) => ({ heading, height: heading.offsetHeight, face: faceOf(heading) }))
  document.documentElement.classList.add(LATE_CLASS)
  for (const { heading, height, face } of before) {
    const spacing = Number.parseFloat(getComputedStyle(heading).letterSpacing) || 0
    // A choice within a sentence would move, even where its lines stayed the same.
    const holdsChoices = heading.querySelector('select') !== null
    const fits =
      !holdsChoices &&
      SPACINGS_EM.some((by) => {
        heading.style.letterSpacing = by === 0 ? '' : `calc(${spacing}px + ${by}em)`
        return heading.offsetHeight === height
      })
    if (fits) continue
    heading.style.letterSpacing = ''
    heading.style.fontFamily = face
  }
}

function findHeadings(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('body :not(option)')].filter(
    (element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue) &&
      faceOf(element).startsWith(OWN_FACE),
  )
}

function faceOf(element: Element): string {
  return getComputedStyle(element).fontFamily
}

/** Whether the face was there before anything was painted, as it is on every later page. */
function cameInTime(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const files = performance.getEntriesByType('resource').filter(({ name }) => FILES.test(name))
  return files.every((file) => file.startTime + file.duration < painted)
}
