import type { Database } from '#lib/enquiries/store/database.ts'

/**
 * What made version 1 of the schema here, version 2 and so on; the same tables as SQLite's have,
 * which began earlier. Released ones never change.
 */
export const MIGRATIONS = [
  `
  CREATE TABLE enquiries (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    body_hash TEXT NOT NULL,
    sender_hash TEXT,
    reference TEXT NOT NULL,
    form TEXT NOT NULL,
    service TEXT NOT NULL,
    path TEXT NOT NULL,
    locale TEXT NOT NULL,
    fields TEXT NOT NULL,
    is_suspicious INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    answer TEXT,
    office TEXT,
    due_at BIGINT,
    taken_at BIGINT,
    taken_by TEXT,
    taken_via TEXT,
    answered_at BIGINT,
    outcome TEXT,
    better_time TEXT
  );
  CREATE INDEX enquiries_by_sender ON enquiries (sender_hash) WHERE sender_hash IS NOT NULL;
  CREATE INDEX enquiries_by_reference ON enquiries (reference);
  CREATE INDEX enquiries_unanswered ON enquiries (due_at) WHERE answered_at IS NULL;

  CREATE TABLE deliveries (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    enquiry_id BIGINT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    target TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0,
    queued_at BIGINT NOT NULL,
    next_at BIGINT NOT NULL,
    lease_owner TEXT,
    lease_until BIGINT,
    last_failure TEXT,
    settled_at BIGINT,
    UNIQUE (enquiry_id, target)
  );
  CREATE INDEX deliveries_due ON deliveries (target, next_at) WHERE state = 'pending';

  CREATE TABLE enquiry_keys (
    key TEXT PRIMARY KEY,
    enquiry_id BIGINT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE
  );
  CREATE INDEX enquiry_keys_by_enquiry ON enquiry_keys (enquiry_id);

  CREATE TABLE notices (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    dedupe_key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    enquiry_id BIGINT REFERENCES enquiries (id) ON DELETE CASCADE,
    enquiry_key TEXT,
    reference TEXT,
    office TEXT,
    state TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0,
    queued_at BIGINT NOT NULL,
    next_at BIGINT NOT NULL,
    lease_owner TEXT,
    lease_until BIGINT,
    last_failure TEXT,
    settled_at BIGINT
  );
  CREATE INDEX notices_due ON notices (target, next_at) WHERE state = 'pending';
  CREATE INDEX notices_by_enquiry ON notices (enquiry_id);

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  `,
  // Which words about data the sender saw.
  'ALTER TABLE enquiries ADD COLUMN terms TEXT',
  // What one process keeps in its memory. Lost with a crash of the server, and in no log of it.
  `
  CREATE UNLOGGED TABLE flashes (
    id TEXT PRIMARY KEY,
    token TEXT NOT NULL,
    sender TEXT NOT NULL,
    content TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  );
  CREATE INDEX flashes_by_sender ON flashes (sender);
  CREATE INDEX flashes_by_expiry ON flashes (expires_at);
  CREATE UNLOGGED TABLE rate_limits (
    key VARCHAR(255) PRIMARY KEY,
    points INTEGER NOT NULL DEFAULT 0,
    expire BIGINT
  );
  `,
]

const LOCK = 'site schema'

/**
 * Brings the schema up to date, in a transaction; who comes at the same time waits for it. Throws
 * where a newer version of the site has changed it.
 */
export async function migrate(db: Database, migrations: readonly string[] = MIGRATIONS) {
  await db.lock(LOCK)
  await db.run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)')
  const version = await versionOf(db)
  if (version > migrations.length) {
    throw new Error(
      `the enquiry store has schema ${version}, this version of the site knows ${migrations.length}`,
    )
  }
  if (version === migrations.length) return
  for (const migration of migrations.slice(version)) await db.run(migration)
  await db.run('DELETE FROM schema_version')
  await db.run('INSERT INTO schema_version (version) VALUES (:version)', {
    version: migrations.length,
  })
}

export async function versionOf(db: Database): Promise<number> {
  return Number((await db.get('SELECT version FROM schema_version'))?.version ?? 0)
}
