import { useEffect, useRef, useState } from 'react'
import type { SelectOption } from '../Select/Select.tsx'

/** Fetches what fits the words; the signal says that no one waits for the answer any more. */
export type Load = (query: string, signal: AbortSignal) => Promise<readonly SelectOption[]>

interface Answer {
  status: 'idle' | 'loading' | 'done' | 'failed'
  options: readonly SelectOption[]
  query: string
}

/** How long typing must rest before one asks, in ms. */
const rest = 250

/** Asks for options once typing rests, drops the question before, and never shows an answer that came too late. */
export function useLoad(load: Load | undefined) {
  const [answer, setAnswer] = useState<Answer>({ status: 'idle', options: [], query: '' })
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const ask = (query: string, wait = rest) => {
    if (!load) return
    asking.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    asking.current = controller
    setAnswer({ status: 'loading', options: [], query })
    const settle = (status: 'done' | 'failed', options: readonly SelectOption[]) => {
      if (!signal.aborted) setAnswer({ status, options, query })
    }
    const timer = setTimeout(
      () =>
        void load(query, signal).then(
          (options) => settle('done', options),
          () => settle('failed', []),
        ),
      wait,
    )
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return { answer, ask, retry: () => ask(answer.query, 0) }
}
