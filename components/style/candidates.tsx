import { CandidateFacts } from '#components/candidates/candidate-facts.tsx'
import { ArchFrame, CandidateArch, CandidateGrid } from '#components/candidates/candidate-grid.tsx'
import { sampleCandidates } from './sample-candidates.ts'
import { Specimen, Specimens } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'

const { candidates: texts } = STYLE_TEXTS
const TONES = [0, 1, 2]

export function Candidates({ locale, candidates }: StyleData) {
  const [usual] = candidates
  if (!usual) return null
  const { photo, long } = sampleCandidates(usual)
  return (
    <Specimens>
      <Specimen name={texts.tones}>
        <div className="flex flex-wrap gap-4">
          {TONES.map((tone) => (
            <div key={tone} className="w-32">
              <ArchFrame name={usual.name} tone={tone} />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name={texts.photo}>
        <div className="w-40">
          <CandidateArch locale={locale} profile={photo} />
        </div>
      </Specimen>
      <Specimen name={texts.long} isStacked>
        <CandidateGrid locale={locale} profiles={[long, usual]} />
      </Specimen>
      <Specimen name={texts.one} isStacked>
        <CandidateGrid locale={locale} profiles={[usual]} />
      </Specimen>
      <Specimen name={texts.many} isStacked>
        <CandidateGrid locale={locale} profiles={candidates} />
      </Specimen>
      {[usual, long].map((profile) => (
        <Specimen key={profile.name} name={texts.facts}>
          <CandidateFacts locale={locale} profile={profile} now={new Date()} />
        </Specimen>
      ))}
    </Specimens>
  )
}
