import type { PaletteEntry, PaletteGroup } from './entries.ts'
import type { Folded } from './fold.ts'
import { atWordStart, better, foldOnce, match, type Match, ranks, type Span, weakest } from './match.ts'

/** An entry that was found, how well, and the parts to mark. */
export interface Hit {
  readonly entry: PaletteEntry
  readonly score: number
  readonly label: readonly Span[]
  readonly hint: readonly Span[]
}

/** What was found of a group, the best first. */
export interface FoundGroup {
  readonly group: PaletteGroup
  readonly hits: readonly Hit[]
}

/** What is seen says more than what is only known. */
const worth = { label: 1, keyword: 0.9, hint: 0.7, together: 0.6 }

const none: readonly Span[] = []

/** Lifts the start of a word above the start of a label. */
const preference = ranks.prefix - ranks.wordStart + 2

/** As near as possible: of two labels that begin alike, the shorter is meant. */
const closeness = (text: string, typed: Folded) => Math.min(1, typed.letters.length / text.length)

/** Every word that was typed begins a word of the entry, wherever it stands. */
const areWordsTogether = (texts: readonly string[], typed: Folded) => {
  const words = typed.letters.split(' ')
  const isThere = (word: string) => texts.some((text) => atWordStart(foldOnce(text), word) >= 0)
  return words.length > 1 && words.every(isThere)
}

/** How an entry answers what was typed; undefined where it does not. */
export function hitOf(entry: PaletteEntry, typed: Folded): Hit | undefined {
  const { label, hint = '', keywords = [] } = entry
  const byLabel = match(label, typed)
  const byHint = match(hint, typed)
  const byKeyword = keywords.map((keyword) => match(keyword, typed)).reduce(better, undefined)
  const score = Math.max(
    (byLabel?.rank ?? 0) * worth.label,
    (byKeyword?.rank ?? 0) * worth.keyword,
    (byHint?.rank ?? 0) * worth.hint,
    areWordsTogether([label, hint, ...keywords], typed) ? ranks.words * worth.together : 0,
  )
  if (score === 0) return undefined
  const isWeak = (found: Match | undefined) =>
    !found || (found.rank < weakest && score >= weakest * worth.hint)
  return {
    entry,
    score:
      score +
      closeness(label, typed) +
      (entry.isPreferred && byLabel && byLabel.rank >= ranks.wordStart ? preference : 0),
    label: isWeak(byLabel) ? none : byLabel!.spans,
    hint: isWeak(byHint) ? none : byHint!.spans,
  }
}

/** What is noted to be nothing yet comes after all that is there. */
const byWorth = (one: Hit, other: Hit) =>
  Number(one.entry.note !== undefined) - Number(other.entry.note !== undefined) || other.score - one.score

const isStrong = ({ score }: Hit) => score >= weakest * worth.hint

/**
 * What answers what was typed: groups by their best entry, entries by how well. Guesses count only where nothing is
 * sure, and where they are wanted.
 */
export function rank(groups: readonly PaletteGroup[], typed: Folded, mayGuess = true): FoundGroup[] {
  const found = groups.map((group) => ({
    group,
    hits: group.entries.flatMap((entry) => hitOf(entry, typed) ?? []),
  }))
  const isSure = !mayGuess || found.some(({ hits }) => hits.some(isStrong))
  return found
    .map(({ group, hits }) => ({
      group,
      hits: (isSure ? hits.filter(isStrong) : hits).toSorted(byWorth),
    }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => byWorth(one.hits[0]!, other.hits[0]!))
}
