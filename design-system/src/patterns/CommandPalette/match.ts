import { article, fold, type Folded } from './fold.ts'
import { typosIn } from './typo.ts'

/** A part of a text, from and to. */
export type Span = readonly [from: number, to: number]

/** How well a text answers what was typed, and by which parts. */
export interface Match {
  readonly rank: number
  readonly spans: readonly Span[]
}

/** The ways to match, the best first; those from `scattered` on count only where nothing better is found. */
export const ranks = {
  exact: 100,
  prefix: 90,
  wordStart: 80,
  words: 70,
  initials: 60,
  inside: 50,
  scattered: 30,
  typo: 20,
} as const
export const weakest = ranks.inside

const known = new Map<string, Folded>()
/** Records come and go; what is known of them need not stay for ever. */
const manyTexts = 5000

/** Texts are folded once; what is typed changes, what is looked through stays. */
export function foldOnce(text: string): Folded {
  const found = known.get(text) ?? fold(text)
  if (known.size > manyTexts) known.clear()
  known.set(text, found)
  return found
}

const whole = ({ letters }: Folded): Span => [0, letters.length]

/** Where letters stand from the start of a word on; -1 where they do not. */
export function atWordStart({ letters, begins }: Folded, wanted: string): number {
  let at = letters.indexOf(wanted)
  while (at >= 0 && !begins[at]) at = letters.indexOf(wanted, at + 1)
  return at
}

/** The letters by which words begin, with their places. */
function initialsOf({ letters, begins }: Folded) {
  const places = begins.flatMap((isBegin, at) => (isBegin ? at : []))
  return { places, letters: places.map((at) => letters[at]).join('') }
}

/** Letters in their order, close together, begun at the start of a word. */
function scatteredIn({ letters, begins }: Folded, wanted: string): Span[] | undefined {
  for (let start = letters.indexOf(wanted[0]!); start >= 0; start = letters.indexOf(wanted[0]!, start + 1)) {
    if (!begins[start]) continue
    const spans: Span[] = []
    let at = start
    for (const letter of wanted) {
      at = letters.indexOf(letter, at)
      if (at < 0) return undefined
      spans.push([at, ++at])
    }
    if (at - start <= wanted.length * 2) return spans
  }
  return undefined
}

const fewestForTypos = 4
const typosAllowed = (word: string) => (word.length < fewestForTypos ? 0 : word.length < 8 ? 1 : 2)

/** Every typed word, or nearly, begins a word of the text. */
function nearlyIn(text: Folded, wanted: readonly string[]): Span[] | undefined {
  if (!wanted.some((word) => typosAllowed(word) > 0)) return undefined
  const spans: Span[] = []
  for (const typed of wanted) {
    const limit = typosAllowed(typed)
    const at = text.begins.findIndex((isBegin, place) => {
      if (!isBegin) return false
      const [word = ''] = text.letters.slice(place).split(' ', 1)
      return typosIn(typed, word, limit) <= limit
    })
    if (at < 0) return undefined
    const [word = ''] = text.letters.slice(at).split(' ', 1)
    spans.push([at, at + Math.min(word.length, typed.length)])
  }
  return spans
}

function search(text: Folded, { letters: wanted }: Folded): Match | undefined {
  const { letters } = text
  if (letters === wanted) return { rank: ranks.exact, spans: [whole(text)] }
  if (letters.startsWith(wanted)) return { rank: ranks.prefix, spans: [[0, wanted.length]] }
  const start = atWordStart(text, wanted)
  if (start >= 0) return { rank: ranks.wordStart, spans: [[start, start + wanted.length]] }

  const typed = wanted.split(' ')
  const starts = typed.map((word) => atWordStart(text, word))
  if (typed.length > 1 && starts.every((at) => at >= 0))
    return { rank: ranks.words, spans: starts.map((at, index) => [at, at + typed[index]!.length]) }

  const joined = typed.join('')
  const initials = initialsOf(text)
  if (joined.length > 1 && initials.letters.startsWith(joined)) {
    const spans = initials.places.slice(0, joined.length).map((at): Span => [at, at + 1])
    return { rank: ranks.initials, spans }
  }
  const inside = wanted.length > 1 ? letters.indexOf(wanted) : -1
  if (inside >= 0) return { rank: ranks.inside, spans: [[inside, inside + wanted.length]] }
  const scattered = joined.length > 2 ? scatteredIn(text, joined) : undefined
  if (scattered) return { rank: ranks.scattered, spans: scattered }
  const near = nearlyIn(text, typed)
  return near && { rank: ranks.typo, spans: near }
}

/** The better of two; the first of equals. */
export const better = (one: Match | undefined, other: Match | undefined) =>
  other && (!one || other.rank > one.rank) ? other : one

const withoutArticle = ({ letters }: Folded) => fold(letters.slice(2))

/** Side by side counts as one. */
const joinSpans = (spans: readonly Span[]) =>
  spans
    .toSorted(([one], [other]) => one - other)
    .reduce<Span[]>((joined, [from, to]) => {
      const last = joined.at(-1)
      if (!last || last[1] < from) return [...joined, [from, to]]
      return [...joined.slice(0, -1), [last[0], Math.max(last[1], to)]]
    }, [])

/** How a text answers what was typed, with the parts that do by their places in it; undefined where it does not. */
export function match(text: string, typed: Folded): Match | undefined {
  if (typed.letters === '') return undefined
  const folded = foldOnce(text)
  const found = better(
    search(folded, typed),
    article.test(typed.letters) ? search(folded, withoutArticle(typed)) : undefined,
  )
  if (!found) return undefined
  const spans = joinSpans(found.spans).map(([from, to]): Span => [
    folded.places[from]!,
    endOf(text, folded.places[to - 1]!),
  ])
  return { rank: found.rank, spans }
}

/** After the letter at a place, with the signs that belong to it. */
function endOf(text: string, place: number): number {
  const [letter = ''] = /^.\p{M}*/su.exec(text.slice(place)) ?? []
  return place + letter.length
}
