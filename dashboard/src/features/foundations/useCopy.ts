import { useEffect, useRef, useState } from 'react'

const SHOWN_FOR = 2000

/** What was copied, and whether that went well. */
export interface Copied<What> {
  readonly what: What
  readonly isDone: boolean
}

/** Copies a text, and tells for two seconds what became of it. */
export function useCopy<What>() {
  const [copied, setCopied] = useState<Copied<What> | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (what: What, text: string) => {
    // No permission, or a page without the means: the text can still be selected.
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied({ what, isDone: Boolean(isDone) })
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setCopied(null), SHOWN_FOR)
  }
  return { copied, copy }
}
