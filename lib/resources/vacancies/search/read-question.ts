import type { Concept } from '#lib/resources/search/definition.ts'
import type { Guess } from '#lib/search/vocabulary.ts'
import { inOtherLayouts, toWords, type Word } from '#lib/search/words.ts'
import type { Term, VacancyIndex } from './vacancy-index.ts'

/** What somebody has typed, as the index understands it. */
export interface Question {
  terms: readonly Term[]
  /** What it was taken for, where that is not what was typed. */
  corrected?: string
}

/** A word that was typed, with what it is taken for and what else may be meant. */
interface Read {
  typed: string
  word: Word
  others: readonly string[]
  /** What was typed, or what it is taken for. */
  shown: string
}

type Known = Pick<VacancyIndex, 'names' | 'words' | 'concepts' | 'ignored'>

/** A question is some words; a pasted text is not read to its end. */
const MAX_WORDS = 12

export function readQuestion(q: string, known: Known): Question {
  const pieces = q.split(/\s+/)
  const rightPieces = pieces.map((piece) => inRightLayout(piece, known))
  const read = rightPieces
    .flatMap(typedWords)
    .slice(0, MAX_WORDS)
    .map(({ word, typed }): Read => {
      const { shown, stems = [] } = guessOf(word, known) ?? {}
      const [meant = word] = toWords(shown ?? '')
      return { typed, word: meant, others: stems, shown: shown ?? typed }
    })
  const terms = toTerms(read, known)
  const isCorrected =
    rightPieces.some((piece, at) => piece !== pieces[at]) ||
    read.some(({ typed, shown }) => typed !== shown)
  if (!isCorrected || terms.length === 0) return { terms }
  return { terms, corrected: read.map(({ shown }) => shown).join(' ') }
}

/** The words of a piece, each as it was typed where it stands alone. */
function typedWords(piece: string): Pick<Read, 'word' | 'typed'>[] {
  const words = toWords(piece)
  const [alone = ''] = words.length === 1 ? (piece.match(/[\p{L}\p{N}].*[\p{L}\p{N}]/u) ?? []) : []
  return words.map((word) => ({ word, typed: alone || word.text }))
}

/** What was typed with the keyboard of another language, where only that makes sense. */
function inRightLayout(piece: string, known: Known): string {
  const isKnown = (text: string) => isEvery(text, (word) => isExact(word, known))
  const isBegun = (text: string) => isEvery(text, (word) => known.names.begun(word) !== undefined)
  if (isKnown(piece)) return piece
  const written = inOtherLayouts(piece)
  const exact = written.find(isKnown)
  return exact ?? (isBegun(piece) ? piece : (written.find(isBegun) ?? piece))
}

function isEvery(text: string, holds: (word: Word) => boolean): boolean {
  const words = toWords(text)
  return words.length > 0 && words.every(holds)
}

function isExact(word: Word, { names, words, ignored }: Known): boolean {
  const isKnown = names.get(word) ?? words.get(word)
  return isKnown !== undefined || word.isStopWord || ignored.has(word.stem)
}

/** What is meant by a word that names nothing as it stands. */
function guessOf(word: Word, known: Known): Guess | undefined {
  const { names, words } = known
  const named = names.get(word)
  // It may be known by its letters in another script alone.
  if (named) return named.stem === word.stem ? undefined : { stems: [named.stem] }
  if (isExact(word, known) && !words.get(word)) return undefined
  if (/^\d+$/.test(word.text)) return undefined
  const begun = [names.begun(word), words.begun(word)].flatMap((guess) => guess?.stems ?? [])
  if (begun.length > 0) return { stems: begun }
  return names.similar(word, 2) ?? words.similar(word, 1)
}

function toTerms(read: readonly Read[], known: Known): Term[] {
  const { concepts, ignored } = known
  const words = read.map(({ word }) => word)
  const terms: Term[] = []
  for (let at = 0; at < read.length; ) {
    const match = concepts.matchAt(words, at)
    const taken = read.slice(at, at + (match?.length ?? 1))
    at += taken.length
    const isSaying = taken.some(({ word }) => !word.isStopWord && !ignored.has(word.stem))
    if (!isSaying && !match) continue
    const others = taken.length > 1 ? [] : taken.flatMap((each) => each.others)
    const named = [
      ...(match?.concepts ?? []),
      ...others.flatMap((stem) => concepts.matchAt([{ stem }], 0)?.concepts ?? []),
    ]
    const stems = taken.filter(({ word }) => !word.isStopWord).map(({ word }) => word.stem)
    const ways = [stems, ...others.map((stem) => [stem])].filter((way) => way.length > 0)
    // What a vacancy states of itself is not looked for in its words, which may deny it.
    const inWords = named.some(({ concept }) => isFact(concept)) ? [] : ways
    terms.push({
      heads: [...named.map(({ term }) => [term]), ...inWords],
      texts: inWords,
      typed: taken.map(({ typed }) => typed).join(' '),
    })
  }
  return terms
}

function isFact({ live_in, employment, papers }: Concept): boolean {
  return live_in !== undefined || employment !== undefined || papers !== undefined
}
