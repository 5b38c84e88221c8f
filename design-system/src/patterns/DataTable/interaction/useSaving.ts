import { useLayoutEffect, useRef, useState } from 'react'
import type { EditValue } from './types.ts'

interface Saving {
  /** The value that is being saved, or was saved while the row still has the old value. */
  value?: EditValue
  /** The row with the old value. */
  of?: unknown
  /** Whether the save is still running; meanwhile the row may change for other reasons. */
  isPending?: boolean
  hasFailed: boolean
}

const rest: Saving = { hasFailed: false }

/** Shows a new value in place of a row's value while it is being saved, and whether saving failed. */
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
        // The row may have changed meanwhile for other reasons.
        const isOld = latest.current.now === now
        settle(isOld ? { value, of: latest.current.row, hasFailed: false } : rest)
      }
      answer.then((isSaved) => (isSaved ? saved() : failed()), failed)
    },
  }
}
