import { useEffect, useRef, useState } from 'react'

const SHOWN_FOR = 2000

/** What was copied of which icon, and whether that went well. */
export interface Copied {
  readonly id: string
  readonly kind: 'component' | 'svg'
  readonly isDone: boolean
}

/** Copies a text, and tells for two seconds what became of it. */
export function useCopy() {
  const [copied, setCopied] = useState<Copied | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (id: string, kind: Copied['kind'], text: string) => {
    // No permission, or a page without the means: the code can still be selected.
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied({ id, kind, isDone: Boolean(isDone) })
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setCopied(null), SHOWN_FOR)
  }
  return { copied, copy }
}
