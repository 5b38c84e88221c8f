import { useEffect, useRef, useState } from 'react'
import { useFormReset } from '../Field/useFormReset.ts'
import { checkFiles, type FileRules, type RejectedFile } from './checkFiles.ts'

interface ChosenFilesOptions extends FileRules {
  /** The id of the field, whose form it goes back with. */
  id?: string
  value?: readonly File[]
  defaultValue?: readonly File[]
  isMultiple: boolean
  onChange?: (files: readonly File[]) => void
  onReject?: (rejected: readonly RejectedFile[]) => void
  /** Told of those that were taken. */
  onTake?: (files: readonly File[]) => void
}

const none: readonly File[] = []

/** The files of a field: what is given is checked first, and what was chosen before stays whatever comes. */
export function useChosenFiles({
  id,
  value,
  defaultValue = none,
  isMultiple,
  onChange,
  onReject,
  onTake,
  ...rules
}: ChosenFilesOptions) {
  const [initial] = useState(defaultValue)
  const [inner, setInner] = useState(initial)
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const files = value ?? inner
  // Reading a file takes a moment, in which others may come: each joins what is there when it is known.
  const latest = useRef(files)
  const before = useRef(Promise.resolve())
  const resets = useRef(0)
  useEffect(() => {
    latest.current = files
  })

  useFormReset(id, () => {
    resets.current++
    if (value === undefined) latest.current = initial
    setInner(initial)
    setRejected([])
  })
  const set = (next: readonly File[]) => {
    latest.current = next
    setInner(next)
    onChange?.(next)
  }
  const takeIn = async (given: readonly File[], resetsBefore: number) => {
    const already = isMultiple ? latest.current : none
    const checked = await checkFiles(given, already, isMultiple ? rules : { ...rules, maxCount: 1 })
    // The form went back to how it began while they were read.
    if (resets.current !== resetsBefore) return
    if (checked.taken.length > 0) {
      set(isMultiple ? [...latest.current, ...checked.taken] : checked.taken)
      onTake?.(checked.taken)
    }
    setRejected(checked.rejected)
    if (checked.rejected.length > 0) onReject?.(checked.rejected)
  }
  return {
    files,
    rejected,
    dismiss: () => setRejected([]),
    add: (given: readonly File[]) => {
      const resetsBefore = resets.current
      const done = before.current.then(() => takeIn(given, resetsBefore))
      // What a caller's handler throws is its own to see, and keeps no later file from being taken.
      before.current = done.catch(() => undefined)
      return done
    },
    remove: (file: File) => set(latest.current.filter((kept) => kept !== file)),
    clear: () => set(none),
  }
}
