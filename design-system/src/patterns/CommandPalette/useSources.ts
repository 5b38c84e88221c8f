import { useEffect, useEffectEvent, useState } from 'react'
import type { FoundRecords, PaletteSource } from './entries.ts'
import type { Folded } from './fold.ts'
import { type Hit, hitOf } from './rank.ts'

/** Typing rests for so long before records are asked for, in ms. */
const rest = 200
const fewestLetters = 2
const atMost = 5

/** What a source answered to which words; nothing where it failed. */
interface Answer {
  readonly strings: string
  readonly found?: FoundRecords
}

/** What is shown of a source. */
export interface FoundSource {
  readonly source: PaletteSource
  readonly hits: readonly Hit[]
  readonly total: number
  readonly allHref?: string
}

const unmarked = { score: 0, label: [], hint: [] }

/** The server has the say over what fits and in which order; what was typed is only marked. */
const markedHits = (found: FoundRecords, typed: Folded) =>
  found.entries.slice(0, atMost).map((entry) => hitOf(entry, typed) ?? { entry, ...unmarked })

/** Asks every source for what was typed, once typing rests; what is no longer waited for is given up. */
export function useSources(sources: readonly PaletteSource[], strings: string, typed: Folded) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  const [tries, setTries] = useState(0)
  const isAsked = typed.letters.length >= fewestLetters && sources.length > 0
  const ids = sources.map(({ id }) => id).join(' ')

  const ask = useEffectEvent((signal: AbortSignal) => {
    const keep = (id: string, found?: FoundRecords) =>
      !signal.aborted && setAnswers((last) => ({ ...last, [id]: { strings, found } }))
    for (const { id, load } of sources) {
      const isKnown = answers[id]?.strings === strings && answers[id].found
      if (!isKnown)
        load(strings, signal).then(
          (found) => keep(id, found),
          () => keep(id),
        )
    }
  })
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const timer = setTimeout(() => ask(controller.signal), rest)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAsked, strings, ids, tries])

  const found: FoundSource[] = []
  let isPending = false
  let isFailed = false
  for (const source of isAsked ? sources : []) {
    const answer = answers[source.id]
    const isFresh = answer?.strings === strings
    if (!isFresh) isPending = true
    if (isFresh && !answer.found) isFailed = true
    if (!answer?.found) continue
    // Until the answer comes, what fits of the last one stays, so that nothing flickers while one types on.
    const hits = isFresh
      ? markedHits(answer.found, typed)
      : answer.found.entries.slice(0, atMost).flatMap((entry) => hitOf(entry, typed) ?? [])
    // Nothing comes in above what is shown already: who answers early waits for those before.
    const isHeldBack = isFresh && isPending
    if (hits.length === 0 || isHeldBack) continue
    const { total = hits.length, allHref } = answer.found
    found.push({ source, hits, total: isFresh ? total : hits.length, allHref: isFresh ? allHref : undefined })
  }

  const retry = () => {
    setAnswers((last) => Object.fromEntries(Object.entries(last).filter(([, { found: kept }]) => kept)))
    setTries((last) => last + 1)
  }
  return { found, isPending, isFailed: isFailed && !isPending, retry }
}
