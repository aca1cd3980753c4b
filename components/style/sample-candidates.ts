import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { SAMPLE_WORD } from './sample-words.ts'
import { STYLE_TEXTS } from './style-texts.ts'

/** No photograph, but it fills its frame as one does. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><path fill="#8a8175" d="M0 0h480v480H0z"/><circle cx="240" cy="200" r="90" fill="#d9d0c2"/><path fill="#2f5349" d="M60 480a180 170 0 0 1 360 0z"/></svg>'
const PHOTO = {
  src: `data:image/svg+xml,${encodeURIComponent(PICTURE)}`,
  alt: STYLE_TEXTS.candidates.photoAlt,
  width: 480,
  height: 480,
}

/** What a list may hold beside the usual. */
export function sampleCandidates(usual: CandidateProfile) {
  return {
    photo: { ...usual, photo: PHOTO },
    long: {
      ...usual,
      slug: 'long',
      name: SAMPLE_WORD,
      position: SAMPLE_WORD,
      location: SAMPLE_WORD,
      availableFrom: undefined,
      availability: SAMPLE_WORD,
      expectedSalary: undefined,
    },
  } satisfies Record<string, CandidateProfile>
}
