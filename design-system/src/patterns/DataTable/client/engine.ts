import type { DataColumn, DataFilter, DataSort, DataValue } from '../types.ts'
import { testOf } from './filter.ts'
import { type Ranks, ranksOf } from './ranks.ts'
import { type Block, blocksOf, found } from './search.ts'
import type { Steps } from './slices.ts'

/** How rows are to be shown. */
export interface Arrangement {
  /** What they are sorted by, the most important first; ties keep the order they came in. */
  sorts: readonly DataSort[]
  /** What they must be, all of it. */
  filters: readonly DataFilter[]
  /** Words that one of their columns must contain. */
  search: string
}

const stride = 4096

type Column<Row> = Pick<DataColumn<Row>, 'id' | 'value'>
type Value<Row> = (row: Row) => DataValue

/** Sorts, filters and searches the same rows again and again; what it learned of a column it keeps. */
export function createEngine<Row>(rows: readonly Row[], columns: readonly Column<Row>[], locale: string) {
  const known = new Map<string, Ranks>()
  // A copy of all words, which the browser may have back while nobody searches.
  let blocks: WeakRef<Block[]> | undefined
  let searched: Block[] | undefined
  const valueOf = (id: string): Value<Row> =>
    columns.find((column) => column.id === id)?.value ?? (() => undefined)
  const told = columns.flatMap(({ value }) => (value ? [value] : []))
  const [sample] = rows
  const texts = told.filter((value) => sample === undefined || typeof value(sample) === 'string')

  function* ranks(id: string): Steps<Ranks> {
    const ready = known.get(id)
    if (ready) return ready
    const value = valueOf(id)
    const values: DataValue[] = []
    for (let place = 0; place < rows.length; place++) {
      values.push(value(rows[place]!))
      if (place % stride === 0) yield
    }
    const made = yield* ranksOf(values, locale)
    known.set(id, made)
    return made
  }

  /** The places of rows that pass a filter, of those that passed the ones before. */
  function* passing(places: Uint32Array, filter: DataFilter): Steps<Uint32Array> {
    const value = valueOf(filter.column)
    if (filter.kind === 'text') {
      if (!filter.contains.trim()) return places
      return yield* found(yield* blocksOf(rows, [value]), places, filter.contains)
    }
    const test = testOf(filter)
    const passed = new Uint32Array(places.length)
    let count = 0
    for (let at = 0; at < places.length; at++) {
      const place = places[at]!
      if (test(value(rows[place]!))) passed[count++] = place
      if (at % stride === 0) yield
    }
    return passed.subarray(0, count)
  }

  /** The words of all rows; made before anybody searches, their first letter is found as soon as any other. */
  function* searchable(): Steps<Block[]> {
    const known = blocks?.deref()
    if (known) return known
    const made = yield* blocksOf(rows, texts)
    blocks = new WeakRef(made)
    return made
  }

  /** The rows that are to be shown, in their order. */
  function* arrange({ sorts, filters, search }: Arrangement): Steps<Row[]> {
    let order: Uint32Array = new Uint32Array(rows.length)
    for (let place = 0; place < order.length; place++) order[place] = place
    for (const filter of filters) order = yield* passing(order, filter)
    searched = search.trim() ? yield* searchable() : undefined
    if (searched) order = yield* found(searched, order, search)
    // From the least important to the most: each pass keeps the order of the one before among equals.
    for (const { column, direction } of sorts.toReversed()) {
      order = inOrder(order, yield* ranks(column), direction)
      yield
    }
    // A list of its size from the start; one that grows keeps room that nobody needs.
    const arranged = rows.slice(0, order.length)
    for (let at = 0; at < order.length; at++) {
      arranged[at] = rows[order[at]!]!
      if (at % stride === 0) yield
    }
    return arranged
  }
  return { arrange, searchable }
}

/** Sorts by counting how many rows each rank has, which takes no comparison and keeps the order of equals. */
function inOrder(order: Uint32Array, { of, count }: Ranks, direction: DataSort['direction']): Uint32Array {
  const size = order.length
  const next = new Uint32Array(count + 2)
  const ranks = new Uint32Array(size)
  for (let at = 0; at < size; at++) {
    const rank = of[order[at]!]!
    ranks[at] = direction === 'desc' && rank < count ? count - 1 - rank : rank
    next[ranks[at]! + 1]!++
  }
  for (let rank = 1; rank <= count; rank++) next[rank]! += next[rank - 1]!
  const sorted = new Uint32Array(size)
  for (let at = 0; at < size; at++) sorted[next[ranks[at]!]!++] = order[at]!
  return sorted
}
