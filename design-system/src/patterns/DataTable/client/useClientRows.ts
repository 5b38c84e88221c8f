import { useEffect, useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { DataColumn, DataFilter, DataSort } from '../types.ts'
import { createEngine } from './engine.ts'
import { runInTurns, runNow, runWhenIdle } from './slices.ts'

export interface ClientRowsOptions<Row> {
  /** All rows; keep the array the same from render to render while they are the same. */
  rows: readonly Row[]
  /** The columns of the table, which say by `value` what is sorted and searched; keep the array the same. */
  columns: readonly DataColumn<Row>[]
  /** What the rows are sorted by, the most important first. @default as they come */
  sorts?: readonly DataSort[]
  /** What rows must be, all of it. @default none */
  filters?: readonly DataFilter[]
  /** Words that one of a row's columns of words must contain; case and accents do not matter. @default none */
  search?: string
}

export interface ClientRows<Row> {
  /** Those that are to be shown, in their order. */
  rows: readonly Row[]
  /** Whether a new order is on its way; until then the last one stands. */
  isArranging: boolean
}

/** More than these are arranged a little at a time. */
const few = 5000
/** Longer than this is said, in ms. */
const patience = 150
const none: never[] = []

/**
 * Sorts, filters and searches rows that are all there, for a `DataTable`. Few rows are arranged at once, many while the
 * page goes on answering.
 *
 * Use when the whole list is in the browser. Not where a server gives one page at a time: it sorts and filters itself.
 */
export function useClientRows<Row>(options: ClientRowsOptions<Row>): ClientRows<Row> {
  const { rows, columns, sorts = none, filters = none, search = '' } = options
  const { locale } = useLocale()
  const engine = useMemo(() => createEngine(rows, columns, locale), [rows, columns, locale])
  const isAsTheyCome = sorts.length === 0 && filters.length === 0 && search.trim() === ''
  const isFew = rows.length <= few
  const now = useMemo(() => {
    if (isAsTheyCome) return rows
    return isFew ? runNow(engine.arrange({ sorts, filters, search })) : undefined
  }, [isAsTheyCome, isFew, rows, engine, sorts, filters, search])
  const wanted = useMemo(() => ({ engine, sorts, filters, search }), [engine, sorts, filters, search])
  const [arranged, setArranged] = useState<{ rows: readonly Row[]; wanted?: typeof wanted }>({ rows })
  const [isLong, setLong] = useState(false)
  const isLater = now === undefined
  useEffect(() => {
    if (!isLater) return undefined
    const giveUp = new AbortController()
    // What is done at once is not worth a word.
    const timer = setTimeout(() => setLong(true), patience)
    giveUp.signal.addEventListener('abort', () => clearTimeout(timer))
    runInTurns(wanted.engine.arrange(wanted), giveUp.signal).then(
      (result) => {
        clearTimeout(timer)
        setLong(false)
        setArranged({ rows: result, wanted })
      },
      (reason: unknown) => {
        if (!giveUp.signal.aborted) throw reason
      },
    )
    return () => giveUp.abort()
  }, [isLater, wanted])
  // What a search reads is made while nobody waits.
  useEffect(() => (isFew ? undefined : runWhenIdle(engine.searchable())), [isFew, engine, arranged])
  return now
    ? { rows: now, isArranging: false }
    : { rows: arranged.rows, isArranging: isLong && arranged.wanted !== wanted }
}
