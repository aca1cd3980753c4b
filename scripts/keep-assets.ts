import { parseArgs } from 'node:util'
import { keepAssets, whyNoArtefact } from '#scripts/package/previous-builds.ts'

// Beside the files of its own build an artefact serves those that pages of other builds ask for.

const USAGE = 'npm run keep:assets -- OTHER_VERSION, in the folder of the version that is to run'

const [other] = parseArgs({ allowPositionals: true }).positionals
const reason = other ? (whyNoArtefact(other) ?? whyNoArtefact('.')) : USAGE
if (other && !reason) {
  const { files, builds } = keepAssets(other, '.')
  process.stdout.write(
    `${files} files added; builds that are kept beside its own: ${builds.length}\n`,
  )
} else {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
