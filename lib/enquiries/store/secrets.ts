import type { Database } from './database.ts'

/** What the processes of a store share and nobody else knows; undefined where it is not made yet. */
export async function findSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db.get('SELECT value FROM secrets WHERE name = :name', { name })
  const value = row?.value
  return typeof value === 'string' ? value : undefined
}

/** Keeps a secret where there is none yet; returns the one that all know from now on. */
export async function keepSecret(db: Database, name: string, value: string): Promise<string> {
  await db.run('INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING', {
    name,
    value,
  })
  return (await findSecret(db, name)) ?? value
}
