import { z } from 'zod'
import { environmentSchema, SECRETS } from './environment.ts'

const LINE_LENGTH = 100

const HEAD =
  'Every setting of the site, with its default. They are read from the environment when the server ' +
  'starts; a fault, and a name that is almost one of these, stops the start with a line for each. ' +
  `An empty value counts as unset. ${SECRETS.slice(0, -1).join(', ')} and ${SECRETS.at(-1)} may come ` +
  'from a file: NAME_FILE is its path. `npm run settings` prints what is in force, without secrets. ' +
  'Written by `npm run settings:example` from the schema in lib/config/environment.ts.'

/** What `.env.example` holds. */
export function envExample(): string {
  const settings = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const preset = schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : ''
    return `${toComment(schema.description ?? '')}\n${name}=${preset}\n`
  })
  return [`${toComment(HEAD)}\n`, ...settings].join('\n')
}

function toComment(text: string): string {
  const lines: string[] = []
  let line = '#'
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line].join('\n')
}
