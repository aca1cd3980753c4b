/** How a language is set, counted and searched. The words that people read are in its messages. */
export interface LanguageRules {
  /** As Open Graph names the language and its country. */
  openGraph: string
  /** The writing systems of its headings and of its texts, by the names of the font files. */
  scripts: {
    headings: readonly ('common' | 'latin' | 'cyrillic')[]
    text: readonly ('latin' | 'cyrillic')[]
  }
  typography: {
    /** Pairs from the outermost inwards; the last serves all that are deeper. */
    quotes: readonly (readonly [opening: string, closing: string])[]
    /** Straight single quotes become curly. */
    hasApostrophes: boolean
    /** A hyphen between spaces becomes a dash. */
    hasSpacedDashes: boolean
    /** Patterns of a single space at which a line must not break, beside those of all languages. */
    unbreakableSpaces: readonly string[]
    /** What no line of a heading ends with: articles, prepositions, conjunctions. */
    leadingWords: readonly string[]
    /** Those that count what follows them. */
    countingWords: readonly string[]
    /** Patterns of what no line of a heading parts: names, and what is said as one word. */
    phrases: readonly string[]
  }
  salary: {
    grouping: 'always' | 'min2'
    /** Where the currency's sign stands in a range: with the first amount, or with the last. */
    signIn: 'first' | 'last'
    from: string
    to: string
    gross: string
    net: string
    /** Of a unit of time. */
    period: Record<'hour' | 'day' | 'week' | 'month' | 'year', string>
  }
  officeHours: {
    /** From Monday. */
    days: readonly string[]
    everyDay: string
    /** What `00:00–00:00` means to a reader. */
    allDay: string
    /** Which of the platform's names of a time zone is the clear one. */
    zoneName: 'longGeneric' | 'shortGeneric'
  }
  /** How its words are searched. */
  search: {
    /** Its letters. */
    script: RegExp
    /** What the forms of a word have in common. */
    stem: (word: string) => string
    /** Words that say nothing by themselves, as they are folded. */
    stopWords: ReadonlySet<string>
    /** Letters that people write for one another: the first stands for the second. */
    folded: Readonly<Record<string, string>>
    /** What the keys of a keyboard write, row by row; the same place in two languages is one key. */
    keyboard: string
    /** How its letters are written in Latin ones; empty where they are Latin. */
    inLatin: Readonly<Record<string, string>>
  }
}
