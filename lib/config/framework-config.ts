import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where the framework looks for settings that need not be read from `next.config.ts` any more. */
const VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG'
const FILE = join('.next', 'required-server-files.json')

const buildSchema = z.object({ config: z.looseObject({}) })

/**
 * Gives the framework its settings as the build has written them down. To read the source of
 * them it would load its compiler, which is as large as all else together.
 *
 * @throws where there is no build
 */
export function giveBuiltConfig(root: string): void {
  process.env[VARIABLE] = JSON.stringify(readBuild(root).config)
}

function readBuild(root: string) {
  try {
    return buildSchema.parse(JSON.parse(readFileSync(join(root, FILE), 'utf8')))
  } catch (cause) {
    throw new Error('there is no production build in .next: `npm run build` makes one', { cause })
  }
}
