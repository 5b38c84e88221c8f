import { useRef, useState } from 'react'
import type { EditValue } from './types.ts'

interface Saving {
  /** The value that is on its way, or has arrived while the row is not there anew. */
  value?: EditValue
  /** The row as it was when the value was sent. */
  of?: unknown
  /** Whether it is not known yet what came of it; meanwhile the row may become another for other reasons. */
  isPending?: boolean
  hasFailed: boolean
}

const rest: Saving = { hasFailed: false }

/** A value of a row on its way to where it is kept, and what came of it. */
export function useSaving(row: unknown, send: (value: EditValue) => Promise<boolean> | void) {
  const [saving, setSaving] = useState(rest)
  const last = useRef(0)
  return {
    hasFailed: saving.hasFailed,
    value: saving.isPending || saving.of === row ? saving.value : undefined,
    forget: () => setSaving(rest),
    save: (value: EditValue) => {
      const answer = send(value)
      const own = ++last.current
      if (!answer) return setSaving(rest)
      const sent = { value, of: row, hasFailed: false }
      setSaving({ ...sent, isPending: true })
      const settle = (result: Saving) => own === last.current && setSaving(result)
      const failed = () => settle({ hasFailed: true })
      answer.then((isSaved) => (isSaved ? settle(sent) : failed()), failed)
    },
  }
}
