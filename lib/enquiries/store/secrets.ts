import type { Database } from './database.ts'

/** What the processes of a store share and nobody else knows; undefined where it is not made yet. */
export function findSecret(db: Database, name: string): string | undefined {
  const value = db.get('SELECT value FROM secrets WHERE name = :name', { name })?.value
  return typeof value === 'string' ? value : undefined
}

/** Keeps a secret where there is none yet; returns the one that all know from now on. */
export function keepSecret(db: Database, name: string, value: string): string {
  db.run('INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING', {
    name,
    value,
  })
  return findSecret(db, name) ?? value
}
