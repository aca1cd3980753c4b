import { readFileSync } from 'node:fs'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-files.ts'

/** Gives each fault its line. The texts are read once more: nobody keeps them for good content. */
export function locateFaults(faults: readonly Fault[], files: readonly SourceFile[]): Fault[] {
  const byFile = Map.groupBy(faults, ({ file }) => file)
  return [...byFile].flatMap(([label, found]) => {
    const path = files.find((file) => file.label === label)?.path
    const lineOf = path === undefined ? undefined : openLines(path)
    return found
      .map((fault) => ({ ...fault, line: fault.line ?? lineOf?.(fault) }))
      .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  })
}

function openLines(path: string): ((fault: Fault) => number | undefined) | undefined {
  const lines = new LineCounter()
  try {
    const { contents } = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines })
    return (fault) => {
      const offset = offsetOf(contents, fault)
      return offset === undefined ? 1 : lines.linePos(offset).line
    }
  } catch {
    // It has just vanished, or is none: the fault says so by itself.
    return undefined
  }
}

/** Where the field begins, or what it would stand in. */
function offsetOf(contents: unknown, { field, language }: Fault): number | undefined {
  const half = language ?? DEFAULT_LOCALE
  let node: unknown = contents
  let offset: number | undefined
  const step = (name: string) => {
    const next = childOf(node, name)
    node = next?.node
    offset = next?.offset ?? offset
  }
  for (const name of field === '' ? [] : field.split('.')) {
    if (isPair(node)) step(half)
    step(name)
  }
  if (language && isPair(node) && node.has(language)) step(language)
  return offset
}

function isPair(node: unknown): node is YAMLMap {
  return isMap(node) && LOCALES.some((each) => node.has(each))
}

interface Child {
  node: unknown
  offset: number | undefined
}

function childOf(node: unknown, name: string): Child | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(name)]
    return item === undefined ? undefined : { node: item, offset: startOf(item) }
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name)
  return pair && { node: pair.value, offset: startOf(pair.key) }
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}
