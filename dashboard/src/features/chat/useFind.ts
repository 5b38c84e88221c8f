import type { ChatMessage } from '@data1522/mocks/contract/chat'
import { useDeferredValue, useState } from 'react'

/** The text for comparison, without case and accents. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** Searches a conversation and goes through the hits, from the newest back. */
export function useFind(messages: readonly ChatMessage[]) {
  'use memo'
  const [state, setState] = useState<{ words: string; at: number }>()
  const words = useDeferredValue(state?.words ?? '').trim()
  const wanted = folded(words)
  const hits = wanted ? messages.filter(({ message }) => folded(message).includes(wanted)).toReversed() : []
  const at = hits.length === 0 ? 0 : Math.min(state?.at ?? 0, hits.length - 1)
  return {
    isOpen: state !== undefined,
    typed: state?.words ?? '',
    words,
    hits,
    at,
    current: hits[at],
    open: () => setState({ words: '', at: 0 }),
    close: () => setState(undefined),
    type: (next: string) => setState({ words: next, at: 0 }),
    /** Goes to an older or a newer hit; wraps around at the end. */
    goToHit: (by: 1 | -1) => {
      if (hits.length > 0) setState({ words: state!.words, at: (at + by + hits.length) % hits.length })
    },
  }
}

export type Find = ReturnType<typeof useFind>
