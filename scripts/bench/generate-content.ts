import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, stringify } from 'yaml'
import { z } from 'zod'

// node scripts/bench/generate-content.ts 2000 /tmp/content-2000
// The demonstration content with as many vacancies, candidates and posts as are asked for: each
// made of parts of several that are there, the same ones whenever it is run.

const KINDS = ['vacancies', 'candidates', 'blog'] as const
export const FIRST_VACANCY = 100_000
/** Posts are shorter than those of the demonstration, as most are. */
const PARAGRAPHS = 5
const PUBLISHED_WITHIN_DAYS = 80

const pairSchema = z.object({ en: z.string(), ru: z.string() })
const templateSchema = z.record(z.string(), z.unknown())
type Template = z.output<typeof templateSchema>

/** Writes them beside a copy of everything else. */
export function generateContent(count: number, target: string): void {
  cpSync('content', target, {
    recursive: true,
    filter: (path) => !KINDS.some((kind) => path.includes(join('content', kind))),
  })
  for (const kind of KINDS) {
    mkdirSync(join(target, kind), { recursive: true })
    const templates = readTemplates(kind)
    const random = seeded(kind)
    for (let index = 0; index < count; index += 1) {
      const { name, item } = MAKERS[kind](templates, index, random)
      writeFileSync(join(target, kind, `${name}.yaml`), stringify(item, { lineWidth: 0 }))
    }
  }
}

type Random = (below: number) => number
type Maker = (
  templates: Template[],
  index: number,
  random: Random,
) => { name: string; item: Template }

const MAKERS: Record<(typeof KINDS)[number], Maker> = {
  vacancies(templates, index, random) {
    const base = pick(templates, random)
    const id = FIRST_VACANCY + index
    return {
      name: String(id),
      item: {
        ...base,
        id,
        title: numbered(base.title, index),
        conditions: pick(templates, random).conditions,
        requirements: pick(templates, random).requirements,
        responsibilities: pick(templates, random).responsibilities,
        published_at: `today-${random(PUBLISHED_WITHIN_DAYS)}`,
        valid_through: `today+${1 + random(PUBLISHED_WITHIN_DAYS)}`,
      },
    }
  },
  candidates(templates, index, random) {
    const base = pick(templates, random)
    const slug = `${base.slug}-${index}`
    return {
      name: slug,
      item: {
        ...base,
        slug,
        title: numbered(base.title, index),
        experience: pick(templates, random).experience,
        published_at: `today-${random(PUBLISHED_WITHIN_DAYS)}`,
      },
    }
  },
  blog(templates, index, random) {
    const base = pick(templates, random)
    const slug = `${base.slug}-${index}`
    const body = pairSchema.parse(pick(templates, random).body)
    return {
      name: slug,
      item: {
        ...base,
        slug,
        title: numbered(base.title, index),
        body: { en: shortened(body.en), ru: shortened(body.ru) },
        published_at: `today-${random(365)}`,
        updated_at: undefined,
        related: [],
      },
    }
  },
}

function readTemplates(kind: string): Template[] {
  const folder = join('content', kind)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => templateSchema.parse(parse(readFileSync(join(folder, name), 'utf8'))))
}

function numbered(title: unknown, index: number) {
  const { en, ru } = pairSchema.parse(title)
  return { en: `${en}, no. ${index}`, ru: `${ru}, № ${index}` }
}

function shortened(html: string): string {
  return html
    .split('\n')
    .filter((line) => line.startsWith('<p>'))
    .slice(0, PARAGRAPHS)
    .join('\n')
}

function pick(templates: Template[], random: Random): Template {
  const template = templates[random(templates.length)]
  if (!template) throw new Error('there is nothing to make more of')
  return template
}

/** A linear congruential generator, which is even enough here. */
function seeded(seed: string): Random {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const [, script = '', count, target] = process.argv
if (import.meta.url === pathToFileURL(script).href && target) generateContent(Number(count), target)
