import type { Connection } from './connection.ts'

/**
 * What made version 1 of the schema, version 2 and so on; what is added here is added in
 * `store/postgres/migrations.ts` too. Released ones never change.
 */
export const MIGRATIONS = [
  `
  CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
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
    created_at INTEGER NOT NULL,
    answer TEXT
  ) STRICT;
  CREATE INDEX enquiries_by_sender ON enquiries (sender_hash) WHERE sender_hash IS NOT NULL;
  CREATE INDEX enquiries_by_reference ON enquiries (reference);

  CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    enquiry_id INTEGER NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    target TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0,
    queued_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    lease_owner TEXT,
    lease_until INTEGER,
    last_failure TEXT,
    settled_at INTEGER,
    UNIQUE (enquiry_id, target)
  ) STRICT;
  CREATE INDEX deliveries_due ON deliveries (target, next_at) WHERE state = 'pending';
  CREATE INDEX deliveries_failed ON deliveries (state) WHERE state IN ('dead', 'parked');
  `,
  // These were made without a key: whoever has the file could try all addresses of the internet.
  'UPDATE enquiries SET sender_hash = NULL WHERE sender_hash IS NOT NULL',
  // Further keys under which the same enquiry was sent, from another tab for one.
  `
  CREATE TABLE enquiry_keys (
    key TEXT PRIMARY KEY,
    enquiry_id INTEGER NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX enquiry_keys_by_enquiry ON enquiry_keys (enquiry_id);
  `,
  `
  UPDATE deliveries SET state = 'needs-attention' WHERE state = 'parked';
  DROP INDEX deliveries_failed;
  `,
  // Whose an enquiry is, and by when somebody has to call.
  `
  ALTER TABLE enquiries ADD COLUMN office TEXT;
  ALTER TABLE enquiries ADD COLUMN due_at INTEGER;
  `,
  // What an office has done about an enquiry, what has to be told of it, and what links are signed by.
  `
  ALTER TABLE enquiries ADD COLUMN taken_at INTEGER;
  ALTER TABLE enquiries ADD COLUMN taken_by TEXT;
  ALTER TABLE enquiries ADD COLUMN taken_via TEXT;
  ALTER TABLE enquiries ADD COLUMN answered_at INTEGER;
  ALTER TABLE enquiries ADD COLUMN outcome TEXT;
  ALTER TABLE enquiries ADD COLUMN better_time TEXT;
  CREATE INDEX enquiries_unanswered ON enquiries (due_at) WHERE answered_at IS NULL;

  CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    dedupe_key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    enquiry_id INTEGER REFERENCES enquiries (id) ON DELETE CASCADE,
    enquiry_key TEXT,
    reference TEXT,
    office TEXT,
    state TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0,
    queued_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    lease_owner TEXT,
    lease_until INTEGER,
    last_failure TEXT,
    settled_at INTEGER
  ) STRICT;
  CREATE INDEX notices_due ON notices (target, next_at) WHERE state = 'pending';
  CREATE INDEX notices_by_enquiry ON notices (enquiry_id);

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  `,
  // Which words about data the sender saw.
  'ALTER TABLE enquiries ADD COLUMN terms TEXT',
  // What was erased, so that no older copy brings it back.
  `
  CREATE TABLE erasures (fingerprint TEXT PRIMARY KEY, erased_at INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
  `,
  // Enquiries that the site sends itself to see that they arrive, and how the last of them fared;
  // the trace of the request that each came with; who did what by command.
  `
  ALTER TABLE enquiries ADD COLUMN is_synthetic INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE enquiries ADD COLUMN trace_parent TEXT;

  CREATE TABLE synthetic_checks (
    id INTEGER PRIMARY KEY,
    started_at INTEGER NOT NULL,
    succeeded_at INTEGER,
    delay_ms INTEGER,
    failure TEXT
  ) STRICT;

  CREATE TABLE audit_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    command TEXT NOT NULL
  ) STRICT;
  `,
]

/** Brings the schema up to date. Throws where a newer version of the site has changed it. */
export function migrate(db: Connection, migrations: readonly string[] = MIGRATIONS): void {
  if (versionOf(db) === migrations.length) return
  db.exec('BEGIN IMMEDIATE')
  try {
    const version = versionOf(db)
    if (version > migrations.length) {
      throw new Error(
        `the enquiry store has schema ${version}, this version of the site knows ${migrations.length}`,
      )
    }
    for (const migration of migrations.slice(version)) db.exec(migration)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
    db.exec('COMMIT')
  } catch (error) {
    db.rollback()
    throw error
  }
}

export function versionOf(db: Connection): number {
  return Number(db.get('PRAGMA user_version')?.user_version)
}
