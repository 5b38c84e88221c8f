import { useEffect, useRef, useState } from 'react'

const SHOWN_FOR = 4000

/** Copies a text, and says for a moment whether the browser let it. */
export function useCopied() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    const isCopied = await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
      () => true,
      () => false,
    )
    setState(isCopied ? 'copied' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), SHOWN_FOR)
    return isCopied
  }
  return [state, copy] as const
}
