import { useLayoutEffect, useRef, useState } from 'react'
import type { EditValue } from './types.ts'

interface Saving {
  /** The value that is on its way, or has arrived while the row is not there anew. */
  value?: EditValue
  /** The row that has the old value still. */
  of?: unknown
  /** Whether it is not known yet what came of it; meanwhile the row may become another for other reasons. */
  isPending?: boolean
  hasFailed: boolean
}

const rest: Saving = { hasFailed: false }

/** A value in place of the one that a row has, on its way to where it is kept, and what came of it. */
export function useSaving(row: unknown, now: EditValue, send: (value: EditValue) => Promise<boolean> | void) {
  const [saving, setSaving] = useState(rest)
  const last = useRef(0)
  const latest = useRef({ row, now })
  useLayoutEffect(() => {
    latest.current = { row, now }
  })
  return {
    hasFailed: saving.hasFailed,
    value: saving.isPending || saving.of === row ? saving.value : undefined,
    forget: () => setSaving(rest),
    save: (value: EditValue) => {
      const answer = send(value)
      const own = ++last.current
      if (!answer) return setSaving(rest)
      setSaving({ value, isPending: true, hasFailed: false })
      const settle = (result: Saving) => own === last.current && setSaving(result)
      const failed = () => settle({ hasFailed: true })
      const saved = () => {
        // The row may have become another meanwhile for other reasons.
        const isOld = latest.current.now === now
        settle(isOld ? { value, of: latest.current.row, hasFailed: false } : rest)
      }
      answer.then((isSaved) => (isSaved ? saved() : failed()), failed)
    },
  }
}
