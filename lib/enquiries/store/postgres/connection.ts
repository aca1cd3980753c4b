import type { ClientBase, Pool } from 'pg'
import pg from 'pg'
import type { Database, Row, Values } from '#lib/enquiries/store/database.ts'

type Queryable = Pick<Pool | ClientBase, 'query'>

/** Whole numbers as numbers: those of the store are ids, counts and times in milliseconds. */
export const NUMERIC_TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? toNumber : pg.types.getTypeParser(oid, format),
} as typeof pg.types

/** @throws {RangeError} */
function toNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('a number that is too large')
  return value
}

/** As the rest of the site asks it: values by name become values by number. */
export function toDatabase(connection: Queryable): Database {
  const ask = async (sql: string, values: Values = {}): Promise<Row[]> => {
    const { text, names } = toNumbered(sql)
    const result = await connection.query<Row>({
      text,
      values: names.map((name) => values[name]),
    })
    return result.rows
  }
  return {
    all: ask,
    ids: async (sql, values) => (await ask(sql, values)).map(({ id }) => Number(id)),
    get: async (sql, values) => (await ask(sql, values))[0],
    insert: async (sql, values) => Number((await ask(sql, values))[0]?.id),
    run: async (sql, values) => {
      await ask(sql, values)
    },
    lock: async (name) => {
      await ask('SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))', { name })
    },
    reserve: async (table, upTo) => {
      await ask(RESERVE, { table, upTo })
    },
    skipLocked: 'FOR UPDATE SKIP LOCKED',
  }
}

// Asked for its next number, a sequence gives one that nobody else has got.
const RESERVE = `SELECT setval(sequence, GREATEST(:upTo, nextval(sequence)))
  FROM (SELECT pg_get_serial_sequence(:table, 'id')::regclass AS sequence) AS found`

interface Numbered {
  text: string
  names: string[]
}

const numbered = new Map<string, Numbered>()

/** `:id` becomes `$1`, each time it stands there; what is a cast (`::text`) stays one. */
export function toNumbered(sql: string): Numbered {
  const known = numbered.get(sql)
  if (known) return known
  const names: string[] = []
  const text = sql.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  numbered.set(sql, { text, names })
  return { text, names }
}
