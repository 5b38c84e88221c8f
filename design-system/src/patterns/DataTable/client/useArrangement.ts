import { useEffect, useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { DataColumn } from '../types.ts'
import { type Arrangement, createEngine } from './engine.ts'
import { runInTurns, runNow, runWhenIdle } from './slices.ts'

/** More than these are arranged a little at a time. */
const few = 5000
/** Longer than this is said, in ms. */
const patience = 150

/**
 * Sorts, filters and searches rows that are all there: few at once, many while the page goes on answering, with the last
 * order until the next one is there; without rows where there is no order yet. Keep the arrays the same while they are
 * the same.
 */
export function useArrangement<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  { sorts, filters, search }: Arrangement,
) {
  const { locale } = useLocale()
  const engine = useMemo(() => createEngine(rows, columns, locale), [rows, columns, locale])
  const isAsTheyCome = sorts.length === 0 && filters.length === 0 && search.trim() === ''
  const isFew = rows.length <= few
  const now = useMemo(() => {
    if (isAsTheyCome) return rows
    return isFew ? runNow(engine.arrange({ sorts, filters, search })) : undefined
  }, [isAsTheyCome, isFew, rows, engine, sorts, filters, search])
  const wanted = useMemo(() => ({ engine, sorts, filters, search }), [engine, sorts, filters, search])
  /** What many rows were shown in last; nothing while they never were. */
  const [later, setLater] = useState<{ rows?: readonly Row[]; of?: typeof wanted }>({})
  const [isLong, setLong] = useState(false)
  const isLater = now === undefined
  if (now && !isFew && later.rows !== now) setLater({ rows: now })
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
        setLater({ rows: result, of: wanted })
      },
      (reason: unknown) => {
        if (!giveUp.signal.aborted) throw reason
      },
    )
    return () => giveUp.abort()
  }, [isLater, wanted])
  // What a search reads is made while nobody waits.
  useEffect(() => (isFew ? undefined : runWhenIdle(engine.searchable())), [isFew, engine, later])
  return now
    ? { rows: now, isArranging: false }
    : { rows: later.rows, isArranging: isLong && later.of !== wanted }
}
