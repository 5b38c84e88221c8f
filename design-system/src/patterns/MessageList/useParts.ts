import { useEffect, useState } from 'react'
import type { partsOf, TextPart } from './links.ts'
import { mayHaveLinks } from './mayHaveLinks.ts'

/** What finds addresses, once the first text that may have some has asked for it. */
let known: typeof partsOf | undefined

/** The parts of a text, those that lead somewhere among them. */
export function useParts(text: string): readonly TextPart[] {
  const [find, setFind] = useState(() => known)
  const hasLinks = mayHaveLinks(text)
  const isWanted = hasLinks && find === undefined
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const take = (links: { partsOf: typeof partsOf }) => {
      known = links.partsOf
      if (isHere) setFind(() => links.partsOf)
    }
    // Without it, the words are there all the same.
    import('./links.ts').then(take, () => undefined)
    return () => {
      isHere = false
    }
  }, [isWanted])
  return find && hasLinks ? find(text) : [{ text }]
}
