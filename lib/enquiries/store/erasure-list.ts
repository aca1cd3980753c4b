import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import type { Store } from './database.ts'
import { type Erasure, eraseAgain, forgetErasures, listErasures } from './erasures.ts'

const DAY_MS = 24 * 3_600_000
/** For longer than anything is kept: the latest that age erases is of ten years. */
const KEEP_MS = 3_660 * DAY_MS
export const ERASURE_LIST_FILE = 'erased.txt'

/** One line each, whole at any moment: two processes may add to it at once. */
const LINE = /^([\w-]{43}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/

/**
 * Keeps the store and the list beside it alike: what was erased here is written down there, and
 * what is written down there, since the store was put back from an older copy, is erased here.
 * Returns how many enquiries had come back.
 */
export async function agreeOnErasures(store: Store): Promise<number> {
  const { erasureList: file, clock } = store
  const before = clock().getTime() - KEEP_MS
  const listed = file === undefined ? [] : readList(file)
  const current = listed.filter(({ erasedAt }) => erasedAt >= before)
  const count = await eraseAgain(store, current)
  await store.commit((db) => forgetErasures(db, before))
  if (file === undefined) return count
  // What another process adds meanwhile is in the store, and is added once more.
  if (current.length < listed.length) replaceList(file, current)
  addToList(file, await store.read(listErasures), current)
  return count
}

/** What is no line of a list is passed over: it may have been cut off by a full disk. */
export function readList(file: string): Erasure[] {
  return readText(file)
    .split('\n')
    .flatMap((line) => {
      const [, fingerprint = '', moment = ''] = LINE.exec(line) ?? []
      const erasedAt = Date.parse(moment)
      return Number.isNaN(erasedAt) ? [] : [{ fingerprint, erasedAt }]
    })
}

function replaceList(file: string, erasures: readonly Erasure[]): void {
  const partial = `${file}.${process.pid}.partial`
  writeFileSync(partial, toLines(erasures), { mode: 0o600, flush: true })
  renameSync(partial, file)
}

function toLines(erasures: readonly Erasure[]): string {
  return erasures
    .map(({ fingerprint, erasedAt }) => `${fingerprint} ${new Date(erasedAt).toISOString()}\n`)
    .join('')
}

function addToList(file: string, known: readonly Erasure[], listed: readonly Erasure[]): void {
  const there = new Set(listed.map(({ fingerprint }) => fingerprint))
  const missing = known.filter(({ fingerprint }) => !there.has(fingerprint))
  if (missing.length === 0) return
  const descriptor = openSync(file, 'a', 0o600)
  try {
    // A line that was cut off ends where the next begins.
    writeSync(descriptor, `\n${toLines(missing)}`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return ''
    throw error
  }
}
