import { ArchFrame } from '@/components/catalogue/arch-frame'
import { CandidateArch } from '@/components/catalogue/candidate-arch'
import { CandidateGrid } from '@/components/catalogue/candidate-grid'
import { CandidateFacts } from '@/components/profiles/candidate-facts'
import { sampleCandidates } from './sample-candidates'
import { Specimen, Specimens } from './specimen'
import type { StyleData } from './style-data'
import { STYLE_TEXTS } from './style-texts'

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
