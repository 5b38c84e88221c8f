import { z } from '../contract/zod.ts'
import { now } from '../seed/clock.ts'
import { scenario } from '../scenarios.ts'
import { memoize } from './memoize.ts'
import { nextId } from './next-id.ts'
import { rowsOf } from './rows-of.ts'
import type { Cell, Store } from './store.ts'

interface Identified {
  readonly id: number
}

interface Placed<Row> {
  readonly place: number
  readonly row: Row
}

interface Removed<Row> extends Placed<Row> {
  readonly removedAt: string
}

interface CollectionState<Row> {
  readonly rows: readonly Placed<Row>[]
  readonly removed: readonly Removed<Row>[]
}

interface CollectionOptions<Row> {
  readonly name: string
  /** The shape of a row; what was stored in another shape is not taken back. */
  readonly schema: z.ZodMiniType<Row>
  readonly seed: () => readonly Row[]
  /** Rows that have come since the sample data were made, the same array until there are others; a change keeps them. */
  readonly arrivals?: () => readonly Row[]
  /** Far more rows, for the scenario `many`; they and what is done to them are never kept. */
  readonly seedMany?: () => readonly Row[]
}

/** An ordered list of rows with ids that remembers what was removed, so that it can come back. */
export interface Collection<Row extends Identified> {
  /** The rows in their order; the same array until something changes. */
  all(): readonly Row[]
  get(id: number): Row | undefined
  /** Adds a row at the end, under the largest id plus 1, those counted that can come back. */
  insert(fields: Omit<Row, 'id'>): Row
  update(id: number, fields: Partial<Omit<Row, 'id'>>): Row | undefined
  /** Whether there was one to remove. */
  remove(id: number): boolean
  /** Puts some rows, given by their ids, in another order on the places that they have; gives them in it. */
  arrange(ids: readonly number[]): Row[]
  /** The removed rows that `restore` can put back. */
  removed(): readonly Removed<Row>[]
  /** The removed rows of these ids, or nothing unless all are there. */
  removedRows(ids: readonly number[]): Row[] | undefined
  /** Puts removed rows back in their old places, with the given fields over the old ones. */
  restore(rows: readonly (Partial<Row> & Identified)[]): Row[]
}

/** As many as one call may remove. */
const REMOVED_LIMIT = 10_000

const start = <Row>(rows: readonly Row[]): CollectionState<Row> => ({
  rows: rows.map((row, place) => ({ place, row })),
  removed: [],
})

/** A list with what has come since at its end, but for what is known already or was removed. */
const withArrivals = <Row extends Identified>(
  state: CollectionState<Row>,
  arrivals: readonly Row[],
): CollectionState<Row> => {
  const { rows, removed } = state
  const known = new Set([...rows, ...removed].map(({ row }) => row.id))
  const fresh = arrivals.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return state
  const last = [...rows, ...removed].reduce((most, { place }) => Math.max(most, place), -1)
  return { rows: [...rows, ...fresh.map((row, index) => ({ place: last + 1 + index, row }))], removed }
}

/** Makes a collection that lives in a store. */
export const createCollection = <Row extends Identified>(
  store: Store,
  { name, schema, seed, arrivals, seedMany }: CollectionOptions<Row>,
): Collection<Row> => {
  const placed = { place: z.number(), row: schema }
  const stateSchema = z.object({
    rows: z.array(z.object(placed)),
    removed: z.array(z.object({ ...placed, removedAt: z.string() })),
  })
  const keptCell = store.cell<CollectionState<Row>>({
    name,
    seed: () => start(seed()),
    read: (outside) => z.parse(stateSchema, outside),
  })
  const manyCell = seedMany && store.looseCell({ name: `${name}, many`, seed: () => start(seedMany()) })
  const joined = memoize((late: readonly Row[]) =>
    memoize((state: CollectionState<Row>) => withArrivals(state, late)),
  )
  const grown = (state: CollectionState<Row>) => (arrivals ? joined(arrivals())(state) : state)
  const cell: Cell<CollectionState<Row>> = {
    get: () => (manyCell && scenario().many ? manyCell.get() : grown(keptCell.get())),
    set: (state) => (manyCell && scenario().many ? manyCell.set(state) : keptCell.set(state)),
  }

  const find = (id: number) => cell.get().rows.find(({ row }) => row.id === id)
  const plainRows = memoize((rows: readonly Placed<Row>[]) => rows.map(({ row }) => row))

  return {
    all: () => (scenario().empty ? [] : plainRows(cell.get().rows)),
    get: (id) => find(id)?.row,
    insert: (fields) => {
      const { rows, removed } = cell.get()
      const id = nextId([...plainRows(rows), ...removed.map(({ row }) => row)])
      const place = [...rows, ...removed].reduce((last, one) => Math.max(last, one.place), -1) + 1
      const row = { ...fields, id } as Row
      cell.set({ rows: [...rows, { place, row }], removed })
      return row
    },
    update: (id, fields) => {
      const old = find(id)
      if (!old) return undefined
      const row = { ...old.row, ...fields }
      const { rows, removed } = cell.get()
      cell.set({ rows: rows.map((one) => (one.row.id === id ? { ...one, row } : one)), removed })
      return row
    },
    remove: (id) => {
      const old = find(id)
      if (!old) return false
      const { rows, removed } = cell.get()
      cell.set({
        rows: rows.filter((one) => one.row.id !== id),
        removed: [...removed, { ...old, removedAt: now().toISOString() }].slice(-REMOVED_LIMIT),
      })
      return true
    },
    arrange: (ids) => {
      const { rows, removed } = cell.get()
      const moved = rows.filter(({ row }) => ids.includes(row.id))
      const places = new Map(ids.map((id, at) => [id, moved[at]?.place]))
      const arranged = rows.map((one) => ({ ...one, place: places.get(one.row.id) ?? one.place }))
      cell.set({ rows: arranged.sort((one, other) => one.place - other.place), removed })
      return cell
        .get()
        .rows.map(({ row }) => row)
        .filter(({ id }) => ids.includes(id))
    },
    removed: () => cell.get().removed,
    removedRows: (ids) => rowsOf(plainRows(cell.get().removed), ids, ({ id }) => id),
    restore: (given) => {
      const { rows, removed } = cell.get()
      const fieldsById = new Map(given.map((fields) => [fields.id, fields]))
      const back = removed.flatMap(({ place, row }) => {
        const fields = fieldsById.get(row.id)
        return fields ? [{ place, row: { ...row, ...fields } }] : []
      })
      cell.set({
        rows: [...rows, ...back].sort((one, other) => one.place - other.place),
        removed: removed.filter(({ row }) => !fieldsById.has(row.id)),
      })
      return back.map(({ row }) => row)
    },
  }
}
